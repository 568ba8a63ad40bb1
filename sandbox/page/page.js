// The page: one player's view of the sandbox, kept live by one WebSocket.

import { Composer, leaves } from "./composer.js";
import { form, message } from "./parts.js";
import { el, tick } from "./text.js";
import { language, say, speak } from "./words.js";

const $ = (id) => document.getElementById(id);
const THREAD = 11;
const PLACES = ["server", "dm", "foreign", "people"];
const SHOWN = 300;

const world = { me: "", users: [], channels: [], commands: { every: {}, offered: {} }, messages: new Map(), connected: false };
const asked = new Map();
const notes = new Map();
let socket = null;
let here = "";
let count = 0;

const address = new URL(location.href);
const newer = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));
const channel = (id) => world.channels.find((c) => c.id === id);
const user = (id) => world.users.find((u) => u.id === id);
const offered = () => (world.commands.offered[channel(here).place] ?? []).map((id) => world.commands.every[id]);
const command = (name) => leaves(offered()).find((c) => c.name === name);
const names = {
  get me() {
    return world.me;
  },
  user: (id) => user(id)?.name ?? id,
  direct: (id) => channel(id)?.place === "dm",
  users: () => [...world.users].sort((a, b) => a.bot - b.bot),
  channel: (id) => (channel(id) ? `#${channel(id).name}` : `#${id}`),
  command: (name) => command(name)?.label ?? name,
};

// ------------------------------------------------------------------ the connection

function connect(player) {
  socket?.close();
  const mine = new WebSocket(`ws://${location.host}/live?player=${encodeURIComponent(player)}`);
  socket = mine;
  mine.addEventListener("message", (event) => mine === socket && hear(JSON.parse(event.data)));
  mine.addEventListener("close", () => {
    if (mine !== socket) return;
    offline(say("lost"));
    setTimeout(() => mine === socket && connect(world.me || player), 1000);
  });
}

function ask(what, then = {}) {
  count += 1;
  const ref = String(count);
  asked.set(ref, then);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...what, ref }));
  return ref;
}

const HEARD = {
  state(data) {
    Object.assign(world, { me: data.me, users: data.users, channels: data.channels, languages: data.languages, commands: data.commands, connected: data.connected });
    world.messages = new Map(data.messages.map((m) => [m.id, m]));
    address.searchParams.set("player", world.me);
    history.replaceState(null, "", address);
    if (!channel(here)) here = channel(recall("place"))?.id ?? world.channels[0].id;
    greet();
  },
  message({ m }) {
    const old = world.messages.get(m.id);
    if (old && old.revision > m.revision) return;
    world.messages.set(m.id, m);
    if (m.channel_id === here) place(m);
    if (m.channel_id === here && document.hasFocus()) remember(here);
    listChannels();
  },
  gone({ id }) {
    world.messages.delete(id);
    document.getElementById(`m${id}`)?.remove();
    hint();
    listChannels();
  },
  channels({ channels }) {
    world.channels = channels;
    if (!channel(here)) go(channels[0].id);
    title();
    listChannels();
  },
  users({ users }) {
    const before = user(world.me)?.locale;
    world.users = users;
    if (user(world.me).locale !== before) greet();
    else settings();
  },
  commands({ commands }) {
    world.commands = commands;
    title();
    hint();
  },
  bot({ connected }) {
    world.connected = connected;
    offline(connected ? "" : say("offline"));
  },
  typing({ channel: where }) {
    if (where !== here) return;
    $("typing").textContent = `${world.users.find((u) => u.bot).name} ${say("writes")}`;
    clearTimeout(HEARD.typing.timer);
    HEARD.typing.timer = setTimeout(() => ($("typing").textContent = ""), 5000);
  },
  joined({ id }) {
    connect(id);
  },
  choices({ ref, choices }) {
    settle(ref)?.choices?.(choices);
  },
  modal({ ref, token, title: words, components }) {
    settle(ref);
    form($("form"), { title: words, components }, names, (values) => ask({ do: "submit", token, values }, { where: here }));
  },
  answer({ ref, channel: where, failed }) {
    const then = settle(ref);
    if (failed && !then?.choices) note(where, say("failed"));
  },
  refused({ ref, text }) {
    const then = settle(ref);
    if (!then?.choices) note(then?.where ?? here, text);
  },
};

const hear = (data) => HEARD[data.t]?.(data);

/** End the waiting of a control for its answer. */
function settle(ref) {
  const then = asked.get(ref);
  asked.delete(ref);
  then?.node?.removeAttribute("aria-busy");
  return then;
}

function offline(text) {
  $("offline").textContent = text;
  $("offline").hidden = !text;
}

// ------------------------------------------------------------------ what was read

const shelf = (key) => `sandbox:${world.me}:${key}`;
const recall = (key) => localStorage.getItem(shelf(key)) ?? "";

function remember(id) {
  const last = [...world.messages.values()].filter((m) => m.channel_id === id).map((m) => m.id).sort(newer).at(-1);
  if (last) localStorage.setItem(shelf(`read:${id}`), last);
}

function unread(id) {
  const read = recall(`read:${id}`);
  const fresh = [...world.messages.values()].filter((m) => m.channel_id === id && newer(m.id, read) > 0 && m.author.id !== world.me);
  return { fresh: fresh.length, pings: fresh.filter((m) => m.pinged.includes(world.me)).length };
}

// ------------------------------------------------------------------ drawing

function greet() {
  speak(user(world.me).locale, world.languages);
  settings();
  listChannels();
  go(here);
  offline(world.connected ? "" : say("offline"));
}

function settings() {
  const people = world.users.filter((u) => !u.bot);
  $("player").replaceChildren(...people.map((u) => el("option", { value: u.id, selected: u.id === world.me }, u.name)));
  const spoken = user(world.me).locale;
  $("locale").replaceChildren(...world.languages.map((one) => el("option", { value: one.locale, selected: one.locale === spoken }, one.name)));
  for (const key of ["dms", "installed"]) $(key).checked = user(world.me)[key];
}

function listChannels() {
  const focused = document.activeElement?.dataset.goto;
  const several = world.channels.some((one) => PLACES.indexOf(one.place) > 1);
  const order = PLACES.flatMap((place) => {
    const there = world.channels.filter((one) => one.place === place && one.kind !== THREAD);
    const head = there.length && several && place !== "dm" ? [heading(place, there[0])] : [];
    return [...head, ...there.flatMap((c) => [c, ...world.channels.filter((one) => one.parent === c.id)]).map(entry)];
  });
  $("channels").replaceChildren(...order);
  if (focused) $("channels").querySelector(`[data-goto="${CSS.escape(focused)}"]`)?.focus();
}

function heading(place, c) {
  return el("li", { className: "heading" }, say({ server: "home" }[place] ?? place, c.server));
}

function called(c) {
  return c.place === "dm" ? say("direct") : c.name;
}

const mark = (c) => ({ dm: "✉", people: "@" })[c.place] ?? (c.kind === THREAD ? "↳" : "#");

function entry(c) {
  const { fresh, pings } = c.id === here ? { fresh: 0, pings: 0 } : unread(c.id);
  const node = el("button", { type: "button", data: { goto: c.id } }, el("span", { "aria-hidden": "true" }, mark(c)), el("span", { className: "name" }, called(c)));
  if (c.archived) node.append(el("small", {}, say("archived")));
  if (fresh) {
    const dot = el("span", { className: pings ? "badge" : "dot", role: "img" }, pings ? String(pings) : "");
    dot.setAttribute("aria-label", `${fresh} ${say("unread")}`);
    node.append(dot);
  }
  if (c.id === here) node.setAttribute("aria-current", "page");
  return el("li", { className: c.kind === THREAD ? "thread" : "" }, node);
}

function title() {
  const c = channel(here);
  $("place").textContent = c.place === "dm" ? say("direct") : `${mark(c)} ${c.name}`;
  document.title = `${called(c)} · Sandbox`;
  $("say").disabled = c.locked;
  $("say").placeholder = say(c.locked ? "locked" : offered().length ? "compose" : "uninstalled");
  composer.offered();
}

function go(id) {
  const moved = here !== id;
  here = id;
  localStorage.setItem(shelf("place"), id);
  remember(id);
  title();
  if (moved) composer.reset();
  const shown = [...world.messages.values()].filter((m) => m.channel_id === id).sort((a, b) => newer(a.id, b.id));
  $("log").replaceChildren(...shown.slice(-SHOWN).map((m) => message(m, names, act)));
  for (const text of notes.get(id) ?? []) $("log").append(drawNote(text, id));
  hint();
  listChannels();
  $("log").scrollTop = $("log").scrollHeight;
}

/** Draw a new or changed message in its place; the focus stays where it was. */
function place(m) {
  const log = $("log");
  const node = message(m, names, act);
  const old = document.getElementById(`m${m.id}`);
  const follows = low() || ((!old || old.querySelector(".thinking")) && reading());
  const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  if (old) old.replaceWith(node);
  else log.append(node);
  if (focused) [...node.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused)?.focus();
  if (!old) while (log.children.length > SHOWN) log.firstChild.remove();
  $("typing").textContent = "";
  hint();
  if (follows) newest();
}

const low = () => $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight < 80;

/** Whether the newest message is in view. */
function reading() {
  const last = $("log").lastElementChild;
  return !last || last.getBoundingClientRect().top < $("log").getBoundingClientRect().bottom;
}

/** Show the newest message: its end, or from its first words if it is higher than the screen. */
function newest() {
  const [log, last] = [$("log"), $("log").lastElementChild];
  const top = (last?.querySelector(".container, .text") ?? last ?? log).getBoundingClientRect().top;
  log.scrollTop += top - log.getBoundingClientRect().top;
}

function hint() {
  $("log").querySelector(".empty")?.remove();
  if (!$("log").children.length) $("log").append(el("li", { className: "empty" }, say(offered().length ? "empty" : "uninstalled")));
}

/** Tell this player something that is no message: a failure, or what a client refuses. */
function note(where, text) {
  notes.set(where, [...(notes.get(where) ?? []), text]);
  if (where !== here) return;
  $("log").append(drawNote(text, where));
  hint();
  $("log").scrollTop = $("log").scrollHeight;
}

function drawNote(text, where) {
  const button = el("button", { type: "button", className: "plain" }, say("dismiss"));
  const node = el("li", { className: "message only failure" }, el("div", { className: "body" }, el("p", {}, `${text} `, button)));
  button.addEventListener("click", () => {
    const left = notes.get(where);
    left.splice(left.indexOf(text), 1);
    node.remove();
    hint();
  });
  return node;
}

// ------------------------------------------------------------------ what a reader does

const act = {
  press(m, c, node) {
    node.setAttribute("aria-busy", "true");
    ask({ do: "press", message: m.id, custom_id: c.custom_id }, { node, where: m.channel_id });
  },
  select(m, c, values, node) {
    node.setAttribute("aria-busy", "true");
    ask({ do: "select", message: m.id, custom_id: c.custom_id, values }, { node, where: m.channel_id });
  },
  dismiss: (m) => ask({ do: "dismiss", message: m.id }),
  zoom(url, alt) {
    const [img, words] = [$("zoom").querySelector("img"), $("zoom").querySelector("p")];
    Object.assign(img, { src: url, alt, className: "" });
    words.textContent = alt;
    $("zoom").showModal();
  },
};

const composer = new Composer({
  commands: offered,
  users: names.users,
  channels: () => world.channels.filter((c) => c.place === "server"),
  say: (text) => ask({ do: "say", channel: here, text }, { where: here }),
  run: (name, values) => ask({ do: "run", channel: here, name, values }, { where: here }),
  complete: (name, values, focus, choices) => ask({ do: "complete", channel: here, name, values, focus }, { choices }),
});

function drawer(open) {
  document.body.classList.toggle("drawn", open);
  $("drawer").setAttribute("aria-expanded", String(open));
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  localStorage.setItem("sandbox:theme", name);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-goto]");
  if (target && channel(target.dataset.goto)) {
    go(target.dataset.goto);
    drawer(false);
  }
  const mention = event.target.closest("[data-command]");
  const named = mention && command(mention.dataset.command);
  if (named) composer.pick(named);
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
  if (event.target === $("zoom")) $("zoom").close();
  if (event.target.matches("#zoom img")) event.target.classList.toggle("full");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawn")) {
    drawer(false);
    $("drawer").focus();
  }
});
window.addEventListener("focus", () => {
  if (!world.me) return;
  remember(here);
  listChannels();
});
$("drawer").addEventListener("click", () => drawer(!document.body.classList.contains("drawn")));
$("theme").addEventListener("click", () => theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
$("player").addEventListener("change", () => connect($("player").value));
$("locale").addEventListener("change", () => ask({ do: "speak", locale: $("locale").value }));
$("dms").addEventListener("change", () => ask({ do: "dms", open: $("dms").checked }));
$("installed").addEventListener("change", () => ask({ do: "install", installed: $("installed").checked }));
$("join").addEventListener("submit", (event) => {
  event.preventDefault();
  ask({ do: "join", name: $("name").value });
  $("name").value = "";
});

const dark = matchMedia("(prefers-color-scheme: dark)").matches;
theme(localStorage.getItem("sandbox:theme") ?? (dark ? "dark" : "light"));
speak(language());
setInterval(tick, 20000);
connect(address.searchParams.get("player") ?? "");
