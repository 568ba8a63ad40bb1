// Messages and their components, as DOM nodes.

import { el, rich, spoiler } from "./text.js";
import { language, say } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;

/** Draw one message for its reader; `act` does what a control asks for. */
export function message(m, names, act) {
  const node = el("li", { className: "message", id: `m${m.id}` });
  const only = Boolean(m.flags & EPHEMERAL);
  node.classList.toggle("only", only);
  node.classList.toggle("pinged", m.pinged.includes(names.me) && !names.direct(m.channel_id));
  node.append(face(m.author), el("div", { className: "body" }, ...body(m, names, act, only)));
  return node;
}

function face(author) {
  const name = author.global_name ?? author.username;
  const node = el("span", { className: author.bot ? "face bot" : "face", "aria-hidden": "true" });
  node.textContent = [...name][0]?.toUpperCase() ?? "?";
  node.style.setProperty("--hue", String(Number(BigInt(author.id) % 359n)));
  return node;
}

function* body(m, names, act, only) {
  const sent = new Date(m.timestamp);
  const clock = new Intl.DateTimeFormat(language(), { dateStyle: "short", timeStyle: "short" });
  const head = el("p", { className: "head" }, el("strong", {}, m.author.global_name ?? m.author.username));
  if (m.author.bot) head.append(el("span", { className: "tag" }, say("bot")));
  head.append(el("time", { dateTime: m.timestamp }, clock.format(sent)));
  const asker = m.interaction_metadata?.user;
  if (asker) head.append(el("span", { className: "faint" }, `${say("answering")} ${asker.global_name}`));
  if (m.edited_timestamp) head.append(el("span", { className: "faint" }, `(${say("edited")})`));
  yield head;
  if (m.flags & LOADING) yield el("p", { className: "thinking" }, `${m.author.username} ${say("thinking")}`);
  if (m.content) yield el("div", { className: "text" }, rich(m.content, names));
  const shown = JSON.stringify(m.components);
  for (const file of m.attachments) {
    if (!shown.includes(`/attachments/${m.channel_id}/${file.id}/`)) yield attached(file, act);
  }
  for (const c of m.components) yield component(c, m, names, act);
  if (only) {
    const button = el("button", { type: "button", className: "plain" }, say("dismiss"));
    button.addEventListener("click", () => act.dismiss(m));
    yield el("p", { className: "faint note" }, `${say("only")} · `, button);
  }
}

function attached(file, act) {
  const picture = (file.content_type ?? "").startsWith("image/");
  if (picture) return image(file, file.description, act, "picture");
  return el("p", {}, el("a", { href: file.url, download: file.filename }, say("file", file.filename)));
}

function image(media, alt, act, className) {
  const img = el("img", { src: media.proxy_url, alt: alt ?? "", loading: "lazy" });
  if (media.width) [img.width, img.height] = [media.width, media.height];
  const button = el("button", { type: "button", className: `zoom ${className}` }, img);
  button.setAttribute("aria-label", say("enlarge", alt ?? ""));
  button.addEventListener("click", () => act.zoom(media.url, alt ?? ""));
  return button;
}

function accent(node, colour) {
  if (colour === null || colour === undefined) return;
  node.style.setProperty("--accent-line", `#${colour.toString(16).padStart(6, "0")}`);
}

function component(c, m, names, act) {
  const inside = (list) => list.map((one) => component(one, m, names, act));
  switch (c.type) {
    case 1: return el("div", { className: "row" }, ...inside(c.components));
    case 2: return button(c, m, act);
    case 9: return el("div", { className: "section" }, el("div", {}, ...inside(c.components)), component(c.accessory, m, names, act));
    case 10: return el("div", { className: "text" }, rich(c.content, names));
    case 11: return image(c.media, c.description, act, "thumb");
    case 12: return el("div", { className: "gallery" }, ...c.items.map((item) => {
      const picture = image(item.media, item.description, act, "picture");
      return item.spoiler ? spoiler(picture) : picture;
    }));
    case 13: return el("p", {}, el("a", { href: c.file.url, download: c.name ?? "" }, say("file", c.name ?? "")));
    case 14: return el(c.divider ? "hr" : "div", { className: `gap${c.spacing}` });
    case 17: {
      const node = el("div", { className: "container" }, ...inside(c.components));
      accent(node, c.accent_color);
      return c.spoiler ? spoiler(node) : node;
    }
    default: return menu(c, m, names, act);
  }
}

function label(c) {
  return [c.emoji?.name, c.label].filter(Boolean).join(" ");
}

function button(c, m, act) {
  if (c.style === 5) {
    const safe = /^https?:\/\//.test(c.url ?? "") ? c.url : "#";
    return el("a", { className: "button s5", href: safe, target: "_blank", rel: "noopener noreferrer" }, label(c));
  }
  const node = el("button", { type: "button", className: `button s${c.style}`, disabled: c.disabled ?? false }, label(c));
  node.dataset.key = c.custom_id;
  node.addEventListener("click", () => act.press(m, c, node));
  return node;
}

/** Options of a menu: what the bot listed, or the players. */
export function options(c, names) {
  if (c.type === 3) return c.options;
  const chosen = (c.default_values ?? []).map((one) => one.id);
  return names.users().map((u) => ({ label: u.name, value: u.id, default: chosen.includes(u.id) }));
}

function menu(c, m, names, act) {
  const [low, high] = [c.min_values ?? 1, c.max_values ?? 1];
  const known = options(c, names);
  const picked = known.filter((o) => o.default).map((o) => o.label).join(", ");
  const title = picked || c.placeholder || say("choose");
  if (c.disabled) return el("button", { type: "button", className: "menu", disabled: true }, title);
  const summary = el("summary", {}, title);
  summary.dataset.key = c.custom_id;
  const node = el("details", { className: "menu" }, summary);
  const send = (values) => {
    node.open = false;
    act.select(m, c, values, summary);
  };
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    node.open = false;
    summary.focus();
  });
  node.append(high === 1 && low === 1 ? single(known, send) : multiple(known, low, high, send));
  return node;
}

function caption(o) {
  const words = el("span", {}, [o.emoji?.name, o.label].filter(Boolean).join(" "));
  if (o.description) words.append(el("small", {}, o.description));
  return words;
}

function single(known, send) {
  const list = el("ul", { className: "options" });
  for (const o of known) {
    const choice = el("button", { type: "button", "aria-pressed": String(Boolean(o.default)) }, caption(o));
    choice.addEventListener("click", () => send([o.value]));
    list.append(el("li", {}, choice));
  }
  return list;
}

function multiple(known, low, high, send) {
  const boxes = known.map((o) => el("input", { type: "checkbox", value: o.value, checked: o.default ?? false }));
  const done = el("button", { type: "button", className: "button s1" }, say(low === high ? "chosen" : "chosenOf", low, high));
  const check = () => {
    const count = boxes.filter((box) => box.checked).length;
    done.disabled = count < low || count > high;
    for (const box of boxes) box.disabled = !box.checked && count >= high;
  };
  boxes.forEach((box) => box.addEventListener("change", check));
  done.addEventListener("click", () => send(boxes.filter((box) => box.checked).map((box) => box.value)));
  check();
  const rows = known.map((o, i) => el("li", {}, el("label", {}, boxes[i], caption(o))));
  return el("div", { className: "options" }, el("ul", {}, ...rows), done);
}

/** Fill the dialog with a form of the bot, and show it. */
export function form(dialog, modal, names, submit) {
  const fields = [];
  const inner = el("form", { method: "dialog" }, el("h2", { id: "form-title" }, modal.title));
  for (const row of modal.components) {
    if (row.type === 10) inner.append(el("div", { className: "text" }, rich(row.content, names)));
    for (const c of row.type === 18 ? [row.component] : row.components ?? []) {
      const input = field(c, names);
      fields.push([c, input]);
      const title = el("span", {}, row.label ?? c.label ?? "");
      if (row.description) title.append(el("small", {}, row.description));
      const group = input.className === "several";
      inner.append(el(group ? "fieldset" : "label", {}, group ? el("legend", {}, title) : title, input));
    }
  }
  const cancel = el("button", { type: "button", className: "button s2" }, say("cancel"));
  cancel.addEventListener("click", () => dialog.close());
  const send = el("button", { type: "submit", className: "button s1" }, say("submit"));
  inner.append(el("div", { className: "row" }, cancel, send));
  inner.addEventListener("submit", () => submit(Object.fromEntries(fields.map(value))));
  dialog.replaceChildren(inner);
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.showModal();
}

function field(c, names) {
  const required = c.required ?? true;
  if (c.type === 4) {
    const tag = c.style === 2 ? "textarea" : "input";
    const node = el(tag, { value: c.value ?? "", placeholder: c.placeholder ?? "", required });
    if (c.max_length) node.maxLength = c.max_length;
    if (c.min_length) node.minLength = c.min_length;
    return node;
  }
  const known = options(c, names);
  if ((c.max_values ?? 1) > 1) return several(known, c.max_values);
  const node = el("select", { required });
  node.append(el("option", { value: "" }, c.placeholder ?? say("choose")));
  for (const o of known) {
    node.append(el("option", { value: o.value, selected: o.default ?? false }, o.label));
  }
  return node;
}

/** Boxes to tick in a form: a list of which several are chosen is hardly to be used on a phone. */
function several(known, high) {
  const boxes = known.map((o) => el("input", { type: "checkbox", value: o.value, checked: o.default ?? false }));
  const check = () => {
    const full = boxes.filter((box) => box.checked).length >= high;
    for (const box of boxes) box.disabled = !box.checked && full;
  };
  boxes.forEach((box) => box.addEventListener("change", check));
  const rows = known.map((o, i) => el("li", {}, el("label", {}, boxes[i], caption(o))));
  return el("ul", { className: "several" }, ...rows);
}

function value([c, node]) {
  if (c.type === 4) return [c.custom_id, node.value];
  const chosen = node.selectedOptions ?? node.querySelectorAll(":checked");
  return [c.custom_id, [...chosen].map((o) => o.value).filter(Boolean)];
}
