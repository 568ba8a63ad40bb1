// The page's own words, in English and French.

const WORDS = {
  en: {
    skip: "Skip to the message field", menu: "Channels and settings", player: "Player",
    theme: "Dark or light", channels: "Channels", settings: "Settings", language: "Language",
    dms: "Takes direct messages", newPlayer: "New player", add: "Add", send: "Send", close: "Close",
    affiliation: "A local stand-in for trying the bot. Not affiliated with Discord.",
    compose: "Message or /command", direct: "Direct messages", archived: "archived",
    offline: "The bot is not connected.", lost: "The sandbox does not answer; trying again…",
    only: "Only you can see this", dismiss: "Dismiss", thinking: "is thinking…",
    failed: "The application did not respond", edited: "edited", unread: "unread",
    empty: "Nothing here yet. Type / to see the commands.", option: "Add option", cancel: "Cancel",
    nothing: "No match", yes: "True", no: "False", submit: "Submit", choose: "Choose",
    chosen: (low, high) => (low === high ? `Choose ${low}` : `Choose ${low} to ${high}`),
    answering: "answer to", bot: "bot", writes: "is typing…", enlarge: (alt) => `Enlarge: ${alt}`, file: (name) => `File: ${name}`,
    spoiler: "Show spoiler", locked: "This thread is locked.",
  },
  fr: {
    skip: "Aller au champ de message", menu: "Salons et réglages", player: "Joueur",
    theme: "Sombre ou clair", channels: "Salons", settings: "Réglages", language: "Langue",
    dms: "Accepte les messages privés", newPlayer: "Nouveau joueur", add: "Ajouter",
    send: "Envoyer", close: "Fermer",
    affiliation: "Une doublure locale pour essayer le bot. Sans lien avec Discord.",
    compose: "Message ou /commande", direct: "Messages privés", archived: "archivé",
    offline: "Le bot n’est pas connecté.", lost: "Le bac à sable ne répond pas\u00a0; nouvel essai…",
    only: "Vous seul voyez ceci", dismiss: "Masquer", thinking: "réfléchit…",
    failed: "L’application n’a pas répondu", edited: "modifié", unread: "non lus",
    empty: "Rien ici pour l’instant. Tapez / pour voir les commandes.", option: "Ajouter l’option",
    cancel: "Annuler", nothing: "Aucun résultat", yes: "Vrai", no: "Faux", submit: "Valider",
    choose: "Choisir",
    chosen: (low, high) => (low === high ? `Choisir ${low}` : `Choisir de ${low} à ${high}`),
    answering: "réponse à", bot: "bot", writes: "écrit…", enlarge: (alt) => `Agrandir\u00a0: ${alt}`, file: (name) => `Fichier\u00a0: ${name}`,
    spoiler: "Afficher le texte masqué", locked: "Ce fil est verrouillé.",
  },
};

let locale = "en-US";

/** Set the language of the page by a player's locale. */
export function speak(to) {
  locale = to;
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
  const word = WORDS[locale.slice(0, 2)]?.[key] ?? WORDS.en[key];
  return typeof word === "function" ? word(...values) : word;
}

/** Choose a name or description of a command in the player's language. */
export function local(thing, key) {
  return thing[`${key}_localizations`]?.[locale] ?? thing[key];
}

export const language = () => locale;
