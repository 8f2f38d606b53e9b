/** Colours as #rrggbb text, and arithmetic with them. */

export type Rgb = readonly [number, number, number];

export function toRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function toHex([r, g, b]: Rgb): string {
  const byte = (x: number) => Math.max(0, Math.min(255, Math.round(x)));
  return `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`;
}

/** `share` 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [toRgb(a), toRgb(b)];
  return toHex([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
}

/** 0 black … 1 white, by the eye's weights (Rec. 709). */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** `amount` 0 keeps the colour, 1 makes it grey, below 0 makes it stronger. */
export function desaturate(hex: string, amount: number): string {
  const grey = luminance(hex) * 255;
  return mix(hex, toHex([grey, grey, grey]), amount);
}

/** Lighter for amount > 0, darker for amount < 0; −1 … 1. */
export function shade(hex: string, amount: number): string {
  return amount >= 0 ? mix(hex, '#fff4e0', amount) : mix(hex, '#14131f', -amount);
}
