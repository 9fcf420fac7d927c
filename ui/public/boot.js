// Runs before the first paint: the theme, language and motion that were last
// chosen. The shell may hand them in; the browser's memory is the second best.
(() => {
  const root = document.documentElement;
  let known = window.__COINOP__;
  if (!known) {
    try {
      known = JSON.parse(localStorage.getItem("coinop-look") ?? "null");
    } catch {
      known = null;
    }
  }
  const theme = known?.theme;
  const day = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = theme === "day" || theme === "night" ? theme : day ? "day" : "night";
  root.lang = known?.language === "nl" ? "nl" : "en";
  if (known?.motion === "reduced") root.dataset.motion = "reduced";
})();
