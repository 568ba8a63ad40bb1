// The basics of Discord's markdown, as DOM nodes: nothing a message says is ever read as HTML.

import { language, say } from "./words.js";

/** Make an element; `props` are properties, or attributes where their name has a dash. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key.includes("-") || key === "role" || key === "for") node.setAttribute(key, value);
    else if (key === "data") Object.assign(node.dataset, value);
    else node[key] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const INLINE = new RegExp(
  [
    /\\(?<escaped>[^\sA-Za-z0-9])/,
    /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/,
    /<t:(?<time>-?\d{1,13})(?::(?<style>[tTdDfFR]))?>/,
    /<@!?(?<user>\d+)>/,
    /<#(?<channel>\d+)>/,
    /<\/(?<command>[^:>]+):\d+>/,
    /\[(?<label>[^\]]+)\]\(<?(?<target>https?:\/\/[^)\s>]+)>?\)/,
    /<(?<bare>https?:\/\/[^>\s]+)>/,
    /(?<url>https?:\/\/[^\s<>)\]]+)/,
    /\*\*(?<strong>.+?)\*\*(?!\*)/,
    /__(?<under>.+?)__(?!_)/,
    /~~(?<strike>.+?)~~/,
    /\|\|(?<spoiler>.+?)\|\|/,
    /\*(?<em>[^\s*](?:.*?[^\s*])?)\*/,
    /(?<![A-Za-z0-9])_(?<slant>[^_]+?)_(?![A-Za-z0-9])/,
    /(?<every>@everyone|@here)/,
  ].map((part) => part.source).join("|"),
  "s",
);

function inline(text, into, names) {
  let rest = text;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) break;
    into.append(...lines(rest.slice(0, found.index)));
    into.append(span(found.groups, names));
    rest = rest.slice(found.index + found[0].length);
  }
  into.append(...lines(rest));
  return into;
}

function lines(text) {
  return text.split("\n").flatMap((line, i) => (i ? [el("br"), line] : [line]));
}

function span(g, names) {
  const inner = (tag, text, props = {}) => inline(text, el(tag, props), names);
  if (g.escaped) return document.createTextNode(g.escaped);
  if (g.code) return el("code", {}, g.code);
  if (g.time) return time(Number(g.time), g.style ?? "f");
  if (g.user) {
    const className = g.user === names.me ? "mention me" : "mention";
    return el("span", { className }, `@${names.user(g.user)}`);
  }
  if (g.channel) {
    const data = { goto: g.channel };
    return el("button", { type: "button", className: "mention", data }, names.channel(g.channel));
  }
  if (g.command) {
    const data = { command: g.command };
    return el("button", { type: "button", className: "mention", data }, `/${names.command(g.command)}`);
  }
  if (g.target) return inner("a", g.label, link(g.target));
  if (g.bare || g.url) return el("a", link(g.bare ?? g.url), g.bare ?? g.url);
  if (g.strong) return inner("strong", g.strong);
  if (g.under) return inner("u", g.under);
  if (g.strike) return inner("s", g.strike);
  if (g.spoiler) return spoiler(inner("span", g.spoiler));
  if (g.em || g.slant) return inner("em", g.em ?? g.slant);
  return el("span", { className: "mention me" }, g.every);
}

const link = (href) => ({ href, target: "_blank", rel: "noopener noreferrer" });

/** Hide a node until it is asked for. */
export function spoiler(node) {
  const cover = el("span", { className: "spoiler", role: "button", tabIndex: 0 }, node);
  cover.setAttribute("aria-label", say("spoiler"));
  const show = () => {
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return cover;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" },
  d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.valueOf())) return document.createTextNode(`<t:${seconds}>`);
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const node = el("time", { dateTime: date.toISOString(), title: full, data: { style } });
  node.textContent = style === "R" ? relative(date) : new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  return node;
}

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Write every relative time anew. */
export function tick() {
  for (const node of document.querySelectorAll('time[data-style="R"]')) {
    node.textContent = relative(new Date(node.dateTime));
  }
}

/** Turn a message's text into nodes; `names` knows users, channels and the reader. */
export function rich(text, names) {
  const out = document.createDocumentFragment();
  text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```\n?/).forEach((part, i) => {
    if (i % 2) out.append(el("pre", {}, el("code", {}, part.replace(/\n$/, ""))));
    else blocks(part, out, names);
  });
  return out;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.+)$/;
const QUOTE = /^>(?: |$)(.*)$/;
const QUOTED = /^>>> /;

function blocks(text, out, names) {
  const plain = [];
  const flush = () => {
    const words = plain.splice(0).join("\n").replace(/^\n+|\n+$/g, "");
    if (words) out.append(inline(words, el("p"), names));
  };
  const rows = text.split("\n");
  for (let i = 0; i < rows.length; i += 1) {
    const [heading, small] = [HEADING.exec(rows[i]), SMALL.exec(rows[i])];
    if (heading) {
      flush();
      out.append(inline(heading[2], el(`h${heading[1].length + 2}`), names));
    } else if (small) {
      flush();
      out.append(inline(small[1], el("p", { className: "small" }), names));
    } else if (ITEM.test(rows[i])) {
      flush();
      i = list(rows, i, out, names) - 1;
    } else if (QUOTED.test(rows[i])) {
      flush();
      const quote = el("blockquote");
      blocks(rows.slice(i).join("\n").slice(4), quote, names);
      out.append(quote);
      return;
    } else if (QUOTE.test(rows[i])) {
      flush();
      const quoted = [];
      for (; i < rows.length && QUOTE.test(rows[i]); i += 1) quoted.push(QUOTE.exec(rows[i])[1]);
      i -= 1;
      const quote = el("blockquote");
      blocks(quoted.join("\n"), quote, names);
      out.append(quote);
    } else plain.push(rows[i]);
  }
  flush();
}

function list(rows, start, out, names) {
  const number = ITEM.exec(rows[start])[2];
  const node = el(number ? "ol" : "ul", number ? { start: Number(number) } : {});
  let i = start;
  for (; i < rows.length && ITEM.test(rows[i]); i += 1) {
    const [, indent, , words] = ITEM.exec(rows[i]);
    node.append(inline(words, el("li", { className: indent ? "deep" : "" }), names));
  }
  out.append(node);
  return i;
}
