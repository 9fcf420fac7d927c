// Style sheets in the order of their layers, and the two bundled fonts.
import "./layers.css";
import "virtual:tokens.css";
import "@fontsource/silkscreen/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-500.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "@fontsource/atkinson-hyperlegible-next/latin-ext-500.css";
import "./base.css";
