// The message field: plain text, or a slash command with its options filled in one by one.

import { el } from "./text.js";
import { local, say } from "./words.js";

const $ = (id) => document.getElementById(id);
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;

/** Every command one can run, by full name: groups are not commands themselves. */
export function leaves(commands) {
  const found = [];
  const visit = (node, path, shown) => {
    const inner = (node.options ?? []).filter((o) => o.type <= 2);
    const [name, label] = [[...path, node.name], [...shown, local(node, "name")]];
    if (inner.length) inner.forEach((o) => visit(o, name, label));
    else found.push({ name: name.join(" "), label: label.join(" "), note: local(node, "description"), options: node.options ?? [] });
  };
  commands.forEach((command) => visit(command, [], []));
  return found;
}

export class Composer {
  /** `page` offers commands(), users(), channels(), say(text), run(name, values), complete(…). */
  constructor(page) {
    this.page = page;
    this.command = null;
    this.runnable = "";
    this.items = [];
    this.active = 0;
    this.field = null;
    this.lists = new Suggestions(this);
    $("say").addEventListener("input", () => this.typed());
    $("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    $("composer").addEventListener("keydown", (event) => this.key(event));
  }

  /** Forget a half-filled command, as when the channel changes. */
  reset() {
    clearTimeout(this.timer);
    this.command = null;
    $("chips").replaceChildren();
    $("chips").hidden = true;
    $("say").hidden = false;
    this.lists.close();
  }

  /** What can be run here may have changed: a list that is open shows it. */
  offered() {
    const names = leaves(this.page.commands()).map((c) => c.name).join();
    if (this.runnable === names) return;
    this.runnable = names;
    if (!this.command && document.activeElement === $("say")) this.typed();
  }

  typed() {
    const text = $("say").value;
    if (!text.startsWith("/")) {
      this.lists.close();
      return;
    }
    const known = leaves(this.page.commands());
    const wanted = text.slice(1).toLowerCase();
    const exact = known.find((c) => [c.name, c.label].includes(wanted.trim()));
    if (exact && /\s$/.test(text)) {
      this.pick(exact);
      return;
    }
    const start = known.filter((c) => c.label.startsWith(wanted) || c.name.startsWith(wanted));
    const more = known.filter((c) => !start.includes(c) && `${c.label} ${c.note}`.toLowerCase().includes(wanted));
    const items = [...start, ...more].slice(0, 50).map((c) => ({ label: `/${c.label}`, note: c.note, value: c }));
    this.lists.open($("say"), items, (item) => this.pick(item.value));
  }

  pick(command) {
    this.command = command;
    $("say").value = "";
    $("say").hidden = true;
    $("chips").hidden = false;
    const cancel = el("button", { type: "button", className: "plain", "aria-label": say("cancel") }, "✕");
    cancel.addEventListener("click", () => {
      this.reset();
      $("say").focus();
    });
    const title = el("span", { className: "command", title: command.note }, `/${command.label}`);
    const rest = el("span", { id: "more" });
    $("chips").replaceChildren(title, rest, cancel);
    this.fields = [];
    for (const option of command.options) {
      if (option.required) this.add(option);
    }
    this.offer();
    this.lists.close();
    (this.fields[0]?.input ?? $("send")).focus();
  }

  /** Offer the options that are not filled in yet. */
  offer() {
    const open = this.command.options.filter((o) => !this.fields.some((f) => f.option === o));
    $("more").replaceChildren(...open.map((option) => {
      const node = el("button", { type: "button", className: "add", title: local(option, "description") }, `+ ${local(option, "name")}`);
      node.setAttribute("aria-label", `${say("option")} ${local(option, "name")}`);
      node.addEventListener("click", () => {
        this.add(option).input.focus();
        this.offer();
      });
      return node;
    }));
  }

  add(option) {
    const input = el("input", { type: "text", required: option.required ?? false, autocomplete: "off" });
    const field = { option, input, value: null };
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", "suggest"], ["aria-expanded", "false"]]) {
      input.setAttribute(name, value);
    }
    if ([4, 10].includes(option.type)) input.inputMode = option.type === 4 ? "numeric" : "decimal";
    const title = el("span", {}, local(option, "name"));
    const chip = el("label", { className: "chip", title: local(option, "description") }, title, input);
    input.dataset.option = option.name;
    input.addEventListener("input", () => {
      field.value = null;
      this.suggest(field);
    });
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("blur", () => setTimeout(() => this.field === field && document.activeElement !== input && this.lists.close(), 150));
    $("more").before(chip);
    this.fields.push(field);
    return field;
  }

  values() {
    const filled = this.fields.filter((f) => f.input.value !== "");
    return Object.fromEntries(filled.map((f) => [f.option.name, f.value ?? f.input.value]));
  }

  /** Show what may be filled in: choices, players, or what the bot completes. */
  suggest(field) {
    this.field = field;
    const { option, input } = field;
    if (option.autocomplete) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.page.complete(this.command.name, this.values(), option.name, (choices) => {
        if (this.field === field && document.activeElement === input) {
          this.show(field, choices.map((c) => ({ label: local(c, "name"), value: String(c.value) })));
        }
      }), 120);
      return;
    }
    const typed = field.value === null ? input.value.toLowerCase() : "";
    this.show(field, this.known(option).filter((item) => item.label.toLowerCase().includes(typed)));
  }

  known(option) {
    if (option.choices) return option.choices.map((c) => ({ label: local(c, "name"), value: String(c.value) }));
    if (option.type === BOOLEAN) return [{ label: say("yes"), value: "true" }, { label: say("no"), value: "false" }];
    if (option.type === USER) return this.page.users().map((u) => ({ label: `@${u.name}`, value: u.id }));
    if (option.type === CHANNEL) return this.page.channels().map((c) => ({ label: `#${c.name}`, value: c.id }));
    return [];
  }

  show(field, items) {
    const { input, option } = field;
    const none = (option.autocomplete || option.choices) && !items.length;
    const note = none ? `${local(option, "description")} · ${say("nothing")}` : local(option, "description");
    this.lists.open(input, items, (item) => {
      input.value = item.label;
      field.value = item.value;
      this.lists.close();
      const next = this.fields.find((f) => f.input.required && !f.input.value);
      (next?.input ?? $("send")).focus();
    }, note);
  }

  key(event) {
    if (this.lists.key(event)) return;
    if (event.key === "Escape" && this.command) {
      this.reset();
      $("say").focus();
    } else if (event.key === "Enter" && event.target.dataset.option) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && event.target.dataset.option && !event.target.value) {
      event.preventDefault();
      this.back(event.target);
    }
  }

  /** Backspace in an empty field takes the option away, and at last the command. */
  back(input) {
    const place = this.fields.findIndex((f) => f.input === input);
    if (place > 0 && !input.required) {
      this.fields.splice(place, 1);
      input.closest(".chip").remove();
      this.offer();
      this.fields.at(-1).input.focus();
    } else if (place <= 0) {
      this.reset();
      $("say").focus();
    }
  }

  send() {
    if (this.command) {
      if (!$("composer").reportValidity()) return;
      this.page.run(this.command.name, this.values());
      this.reset();
      $("say").focus();
    } else if ($("say").value.trim()) {
      this.page.say($("say").value);
      $("say").value = "";
      this.lists.close();
    }
  }
}

/** The list above the message field. */
class Suggestions {
  constructor() {
    this.items = [];
    this.input = null;
  }

  open(input, items, pick, note = "") {
    this.close();
    Object.assign(this, { input, items, pick, moved: false });
    if (!items.length && !note) return;
    const rows = items.map((item, i) => {
      const row = el("li", { id: `suggest-${i}`, role: "option" }, el("span", {}, item.label));
      if (item.note) row.append(el("small", {}, item.note));
      row.addEventListener("pointerdown", (event) => event.preventDefault());
      row.addEventListener("click", () => this.pick(item));
      return row;
    });
    if (note) rows.unshift(el("li", { className: "hint", role: "presentation" }, note));
    $("suggest").replaceChildren(...rows);
    $("suggest").hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.mark(0);
  }

  close() {
    $("suggest").hidden = true;
    this.items = [];
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  mark(place) {
    if (!this.items.length) return;
    this.active = (place + this.items.length) % this.items.length;
    for (const row of $("suggest").querySelectorAll('[role="option"]')) {
      const chosen = row.id === `suggest-${this.active}`;
      row.setAttribute("aria-selected", String(chosen));
      if (chosen) row.scrollIntoView({ block: "nearest" });
    }
    this.input.setAttribute("aria-activedescendant", `suggest-${this.active}`);
  }

  /** Handle a key for the open list; tells whether it was used. */
  key(event) {
    if (!this.items.length || event.target !== this.input) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) {
      this.moved = true;
      this.mark(this.active + steps[event.key]);
    } else if (event.key === "Escape") this.close();
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this.input.value)) {
      const { dataset, value, required } = this.input;
      if (dataset.option && !value && !required && !this.moved) return false;
      this.pick(this.items[this.active]);
    } else return false;
    event.preventDefault();
    return true;
  }
}
