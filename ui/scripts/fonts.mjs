// The fonts of the first screen, asked for by the page itself: otherwise they'd
// wait for the style sheet and for the first words that need them.

const FIRST = [
  "silkscreen-latin-400-normal",
  "atkinson-hyperlegible-next-latin-500-normal",
  "atkinson-hyperlegible-next-latin-700-normal",
];

/** Names them in the head of each page, as they're called after the build. */
export function fontsAhead() {
  return {
    name: "coinop-fonts-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith(".woff2"));
        return FIRST.map((name) => {
          const file = files.find((each) => each.includes(`/${name}-`));
          if (!file) throw new Error(`the build has no font ${name}`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `./${file}`,
            },
            injectTo: "head-prepend",
          };
        });
      },
    },
  };
}
