/** Made by scripts/few-cards.mjs. */
declare module "virtual:few-cards" {
  export const back: import("./CardLayers").Layer[];
  export const shown: import("./CardLayers").Face[];
}
