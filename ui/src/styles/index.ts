// The two bundled fonts, tokens and base. The order of layers stands in
// public/layers.css, which a page loads before all others.
import "virtual:tokens.css";
import "@fontsource/silkscreen/latin-400.css";
// With their ranges: letters that no word of ours has are fetched when a name has them.
import "@fontsource/atkinson-hyperlegible-next/500.css";
import "@fontsource/atkinson-hyperlegible-next/700.css";
import "./base.css";
import "./text.css";
