// The two bundled fonts, tokens and base. The order of layers stands in
// public/layers.css, which a page loads before all others.
import "virtual:tokens.css";
import "@fontsource/silkscreen/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-500.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "@fontsource/atkinson-hyperlegible-next/latin-ext-500.css";
import "./base.css";
import "./text.css";
