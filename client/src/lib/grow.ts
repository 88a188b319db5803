/** How much larger type and shields are in a window of this size than at 1440x900; must agree with theme/base.css. */
export const grown = (width: number, height: number): number => Math.min(24, Math.max(17, Math.min(0.00625 * width, 0.01 * height) + 8)) / 17;

/** A size given in pixels, as a CSS length that grows with the window. */
export const growing = (pixels: number): string => `${+(pixels / 17).toFixed(4)}rem`;
