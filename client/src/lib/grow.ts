/** How much larger type and shields are in a window of this size than in one of 1440x900: as theme/base.css has it. */
export const grown = (width: number, height: number): number => Math.min(24, Math.max(17, Math.min(0.00625 * width, 0.01 * height) + 8)) / 17;

/** A size in pixels, as it grows with the window. */
export const growing = (pixels: number): string => `${+(pixels / 17).toFixed(4)}rem`;
