"use strict";
// Slides through the turns of a match, and shows new ones; without it every step is a link.
(() => {
  let main = document.getElementById("match");
  if (!main) return;
  const known = new Map();
  let wanted = null;

  const at = (n) => {
    const url = new URL(main.dataset.at.replace("{n}", n), location.href);
    return url.pathname + url.search;
  };
  const number = () => Number(main.dataset.number);
  const last = () => Number(main.dataset.last);

  async function page(address) {
    if (!known.has(address)) {
      const found = fetch(address, { credentials: "omit" }).then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.text();
      });
      known.set(address, found);
      found.catch(() => known.delete(address));
      if (known.size > 40) known.delete(known.keys().next().value);
    }
    return known.get(address);
  }

  function picture(root) {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const source = root.querySelector(".board source");
    const image = root.querySelector(".board img");
    return dark && source ? source.getAttribute("srcset") : image && image.getAttribute("src");
  }

  async function ahead() {
    for (const n of [number() + 1, number() - 1]) {
      if (n < 0 || n > last()) continue;
      try {
        const found = new DOMParser().parseFromString(await page(at(n)), "text/html");
        new Image().src = picture(found);
      } catch (error) { return; }
    }
  }

  async function show(address, push) {
    wanted = address;
    main.querySelector(".board").classList.add("wait");
    let text;
    try { text = await page(address); } catch (error) { location.href = address; return; }
    if (wanted !== address) return;
    const found = new DOMParser().parseFromString(text, "text/html");
    const fresh = found.getElementById("match");
    if (!fresh) { location.href = address; return; }
    const focus = document.activeElement && document.activeElement.dataset.key;
    const open = [...main.querySelectorAll("details")].map((one) => one.open);
    main.replaceWith(document.adoptNode(fresh));
    main = fresh;
    main.querySelectorAll("details").forEach((one, n) => { one.open = open[n] || false; });
    document.title = found.title;
    for (const link of document.querySelectorAll(".bar nav a")) {
      const other = found.querySelector(`.bar nav a[lang="${link.lang}"]`);
      if (other) link.href = other.getAttribute("href");
    }
    if (push) {
      history.pushState({}, "", address);
      setTimeout(ahead, 300);
    }
    ready();
    const key = focus && main.querySelector(`[data-key="${focus}"]`);
    if (key) key.focus({ preventScroll: true });
    main.querySelector("[role=status]").textContent = main.querySelector("figcaption").textContent;
  }

  function step(by) {
    const n = Math.min(last(), Math.max(0, number() + by));
    if (n !== number()) show(at(n), true);
  }

  function times() {
    const style = { dateStyle: "long", timeStyle: "short" };
    const shape = new Intl.DateTimeFormat(document.documentElement.lang, style);
    for (const one of main.querySelectorAll("time")) {
      one.textContent = shape.format(new Date(one.dateTime));
    }
  }

  function ready() {
    times();
    const slider = main.querySelector("input[type=range]");
    if (slider) {
      slider.hidden = false;
      slider.addEventListener("change", () => show(at(Number(slider.value)), true));
    }
    const image = main.querySelector(".board img");
    let tries = 0;
    image.addEventListener("error", () => {
      if (tries++ < 4) setTimeout(() => { image.src = image.src; }, 2000 * tries);
    });
    for (const link of main.querySelectorAll("a[data-step]")) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        event.preventDefault();
        show(link.getAttribute("href"), true);
      });
    }
    let from = null;
    const stage = main.querySelector(".board");
    stage.addEventListener("touchstart", (event) => {
      from = event.touches.length === 1 ? event.touches[0] : null;
    }, { passive: true });
    stage.addEventListener("touchend", (event) => {
      if (!from) return;
      const to = event.changedTouches[0];
      const dx = to.clientX - from.clientX, dy = to.clientY - from.clientY;
      from = null;
      if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    }, { passive: true });
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.matches && event.target.matches("input")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  addEventListener("popstate", () => show(location.pathname + location.search, false));

  function live() {
    if (!main.dataset.events) return;
    const source = new EventSource(main.dataset.events);
    source.addEventListener("turn", (event) => {
      if (event.lastEventId === main.dataset.mark) return;
      known.clear();
      const following = number() === last();
      if (following) {
        show(at(Number(event.data)), false).then(() => {
          history.replaceState({}, "", main.dataset.now);
        });
        return;
      }
      main.dataset.mark = event.lastEventId;
      main.dataset.last = event.data;
      const slider = main.querySelector("input[type=range]");
      if (slider) slider.max = event.data;
      main.querySelector(".news").hidden = false;
    });
    source.addEventListener("gone", () => { source.close(); });
    addEventListener("pagehide", () => source.close());
  }

  ready();
  live();
})();
