// The page's own words: in English here, in another language as the sandbox was given them.

const WORDS = {
  skip: "Skip to the message field", menu: "Channels and settings", player: "Player",
  theme: "Dark or light", channels: "Channels", settings: "Settings", language: "Language",
  dms: "Takes direct messages", installed: "Has installed the app", newPlayer: "New player", add: "Add", send: "Send", close: "Close",
  affiliation: "A local stand-in for trying the bot. Not affiliated with Discord.",
  home: "Server with the bot", foreign: "{0}: a server without the bot", people: "Groups of people",
  uninstalled: "App not installed: no commands",
  compose: "Message or /command", direct: "Direct messages", archived: "archived",
  offline: "The bot is not connected.", lost: "The sandbox does not answer; trying again…",
  only: "Only you can see this", dismiss: "Dismiss", thinking: "is thinking…",
  failed: "The application did not respond", edited: "edited", unread: "unread",
  empty: "Nothing here yet. Type / to see the commands.", option: "Add option", cancel: "Cancel",
  nothing: "No match", yes: "True", no: "False", submit: "Submit", choose: "Choose",
  chosen: "Choose {0}", chosenOf: "Choose {0} to {1}",
  answering: "answer to", bot: "bot", writes: "is typing…",
  enlarge: "Enlarge: {0}", file: "File: {0}",
  spoiler: "Show spoiler", locked: "This thread is locked.",
};

let locale = "en-US";
let translated = {};

/** Set the language of the page by a player's locale, of the languages that the sandbox knows. */
export function speak(to, languages = []) {
  locale = to;
  translated = languages.find((one) => one.locale === to)?.words ?? {};
  document.documentElement.lang = to;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", say(node.dataset.label));
    if (node.tagName === "BUTTON") node.title = say(node.dataset.label);
    if (node.tagName === "INPUT") node.placeholder = say(node.dataset.label);
  }
}

/** Say one of the page's words in the player's language. */
export function say(key, ...values) {
  const word = translated[key] ?? WORDS[key];
  return word.replace(/\{(\d)\}/g, (_, n) => values[n]);
}

/** Choose a name or description of a command in the player's language. */
export function local(thing, key) {
  return thing[`${key}_localizations`]?.[locale] ?? thing[key];
}

export const language = () => locale;
