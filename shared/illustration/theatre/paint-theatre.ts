import { toRgb } from '../drawing/colour.ts';
import { drawLayer, HEIGHT, WIDTH, type Layer } from '../drawing/layer.ts';
import { createNoise, octaveNoise, smoothStep, type Noise } from '../drawing/noise.ts';
import { borderShade, bottomShade, gradedLevel } from './grade.ts';
import { COARSE_HEIGHT, COARSE_WIDTH, paintGround, COARSE_STEP, type LitGround } from './ground.ts';
import { grainAt } from './paper-grain.ts';
import { strokeAt, strengthOfStrokes } from './brush-strokes.ts';
import { freeShareAt, paintEdge, type Edge } from './vignette.ts';
import type { TheatreLayer, TheatrePicture } from './picture.ts';
import { createRelief } from './relief.ts';
import { castShadow } from './shadow.ts';
import { createTexture } from './texture.ts';

/** Strength of the paper's grain, in levels of 255. */
const GRAIN = 5.2;

/** @returns RGB, three bytes each, 1024 × 768; the same picture produces the same bytes */
export function paintTheatre(picture: TheatrePicture): Uint8Array {
  const noise = createNoise(picture.seed);
  const edge = paintEdge(picture, noise);
  const { ground } = compositeTheatre(picture, noise, edge);
  return print(ground, edge, picture);
}

/**
 * Composites the layers in their light, before printing.
 *
 * @param edge widened by layers that extend beyond it; null for an ink with its own edge
 * @param onLayer called with each layer as it is composited, and its number
 */
export function compositeTheatre(
  picture: TheatrePicture,
  noise: Noise,
  edge: Edge | null,
  onLayer: (drawn: Layer, index: number) => void = () => {},
): { ground: LitGround } {
  const ground = paintGround(picture.ground, picture.light, noise);
  const towards = stepsTowards(picture.light);
  let body: Uint8Array | null = null;
  picture.layers.forEach((layer, index) => {
    const drawn = drawLayer(layer.shapes);
    if (drawn.box.right <= drawn.box.left) return;
    if (layer.shadow) castShadow(ground, drawn, layer, layer.shadow, picture.light, edge);
    body = layer.isOneBody ? united(body, drawn) : null;
    compositeLayer(ground, drawn, layer, picture, edge, noise, towards, body);
    onLayer(drawn, index);
  });
  return { ground };
}

/** The distance towards the light at which a pixel is compared, for the bright edge. */
const RIM_PX = 2;

function compositeLayer(
  { colours, glow }: LitGround,
  { pixels, box }: Layer,
  layer: TheatreLayer,
  { light, ground }: TheatrePicture,
  edge: Edge | null,
  noise: Noise,
  towards: Int8Array,
  body: Uint8Array | null,
): void {
  const { haze, fade, rim = 0, rimSteps = 1, reach = 'inside', volume = 0 } = layer;
  // Layers with a faint edge are distant, and flat.
  const { relief = rim > FAINT ? rim * 0.6 : 0 } = layer;
  const through = layer.glow ?? 0;
  const isInside = edge !== null && reach === 'inside';
  const [lr, lg, lb] = toRgb(light.colour);
  const [hr, hg, hb] = toRgb(haze?.colour ?? '#000000');
  const uneven = octaveNoise(noise, 2);
  const { turn } = layer;
  const [cr, cg, cb] = toRgb(turn?.colour ?? '#000000');
  const swell = relief > 0 ? createRelief({ pixels, box }, light) : null;
  const patches = layer.texture ? createTexture(noise, layer.texture) : null;
  const patched = layer.texture?.strength ?? 0;
  // Land and mist are brushed like the sky; what stands before them is cut from plain paper.
  const brush = rim < FAINT && volume === 0 ? strengthOfStrokes(ground) : 0;
  for (let y = box.top; y < box.bottom; y++) {
    const swollen = swell?.(y);
    const patch = patches?.(y);
    const misty = haze ? smoothStep(haze.from, haze.to, y) * haze.strength : 0;
    const faded = fade ? smoothStep(fade.from, fade.to, y) : 0;
    // Both change slowly along a row.
    let torn = 0;
    let drift = 0;
    let until = -1;
    // An unbroken run of visible pixels in a row.
    let from = 0;
    let to = -1;
    for (let x = box.left; x < box.right; x++) {
      const index = y * WIDTH + x;
      const at = index * 4;
      const own = pixels[at + 3]!;
      // Outside the picture's edge there is paper.
      if (own === 0 || (isInside && edge.inside[index] === 0)) continue;
      let alpha = own / 255;
      if (x > until) {
        if (faded > 0) torn = uneven(x * 0.03, y * 0.02) * 0.16;
        if (misty > 0) drift = 0.25 * uneven(x * 0.01, y * 0.02);
        until = x + 3;
      }
      if (faded > 0) {
        const crayon = faded * 1.5 - 0.25 + grainAt(x, y) * 0.2 + torn;
        alpha *= 1 - Math.max(0, Math.min(1, crayon));
        if (alpha < 0.004) continue;
      }
      let r = pixels[at]!;
      let g = pixels[at + 1]!;
      let b = pixels[at + 2]!;
      if (volume > 0) {
        if (x > to) {
          from = x;
          for (to = x; to + 1 < box.right && pixels[(y * WIDTH + to + 1) * 4 + 3]! > 0;) to++;
        }
        const turned = roundness(from, to, x, light.x) * volume;
        const [tr, tg, tb] = turned > 0 ? [lr, lg, lb] : SHADED;
        const share = Math.abs(turned);
        r += (tr - r) * share;
        g += (tg - g) * share;
        b += (tb - b) * share;
      }
      if (swollen) {
        const turned = swollen[x]! * relief;
        if (turned > 0) {
          // Keep the hue in the light.
          r += (1 - r / 255) * (r * 0.4 + lr * 0.27) * turned;
          g += (1 - g / 255) * (g * 0.4 + lg * 0.27) * turned;
          b += (1 - b / 255) * (b * 0.4 + lb * 0.27) * turned;
        } else {
          const share = -turned * 0.5;
          r += (SHADED[0] - r) * share;
          g += (SHADED[1] - g) * share;
          b += (SHADED[2] - b) * share;
        }
      }
      if (patch) {
        const tone = 1 + patch[x]! * patched;
        r *= tone;
        g *= tone;
        b *= tone;
      }
      if (misty > 0) {
        const share = Math.min(1, misty * (1 + drift));
        r += (hr - r) * share;
        g += (hg - g) * share;
        b += (hb - b) * share;
      }
      if (turn) {
        const share = smoothStep(turn.from, turn.to, x) * turn.strength;
        r += (turn.keepsHue ? r * (cr / 255 - 1) : cr - r) * share;
        g += (turn.keepsHue ? g * (cg / 255 - 1) : cg - g) * share;
        b += (turn.keepsHue ? b * (cb / 255 - 1) : cb - b) * share;
      }
      const near = glow[index]!;
      if (brush > 0) {
        const tone = 1 + brush * (1 - near) * strokeAt(x, y);
        r *= tone;
        g *= tone;
        b *= tone;
      }
      let lit = near * through;
      if (rim > 0 && near > 0.03)
        lit = Math.max(
          lit,
          rim * rimAt(pixels, x, y, own, towards, rimSteps, body) * Math.min(1, near * 1.8),
        );
      if (lit > 0) {
        r += (lr - r) * lit;
        g += (lg - g) * lit;
        b += (lb - b) * lit;
      }
      const i = index * 3;
      colours[i] = colours[i]! + (r - colours[i]!) * alpha;
      colours[i + 1] = colours[i + 1]! + (g - colours[i + 1]!) * alpha;
      colours[i + 2] = colours[i + 2]! + (b - colours[i + 2]!) * alpha;
      if (reach === 'inside' || !edge) continue;
      const allowed = alpha * (reach === 'free' ? freeShareAt(edge, x, y) : edge.beyond[index]!);
      if (allowed > edge.inside[index]!) edge.inside[index] = allowed;
    }
  }
}

const FAINT = 0.25;
const SHADED = [16, 13, 18] as const;

/** The shading of a round body at a pixel, −1 … 1, given its first and last pixel in the row. Thin things stay flat. */
function roundness(from: number, to: number, x: number, lightX: number): number {
  const wide = to - from + 1;
  const along = (x - from + 0.5) / wide;
  const lit = lightX > (from + to) / 2 ? along : 1 - along;
  const shine = Math.exp(-(((lit - 0.76) / 0.16) ** 2)) * 0.5;
  const shade = (1 - lit) ** 1.6 * 0.72 + Math.max(0, lit - 0.92) * 1.6;
  return (shine - shade) * Math.min(1, wide / 46);
}

/** The direction to the light for each coarse pixel, as a step in pixels: across, then down. */
function stepsTowards({ x, y }: TheatrePicture['light']): Int8Array {
  const steps = new Int8Array(COARSE_WIDTH * COARSE_HEIGHT * 2);
  for (let v = 0, i = 0; v < COARSE_HEIGHT; v++) {
    for (let u = 0; u < COARSE_WIDTH; u++, i += 2) {
      const dx = x - u * COARSE_STEP - COARSE_STEP / 2;
      const dy = y - v * COARSE_STEP - COARSE_STEP / 2;
      const distance = Math.hypot(dx, dy) || 1;
      steps[i] = Math.round((dx / distance) * RIM_PX);
      steps[i + 1] = Math.round((dy / distance) * RIM_PX);
    }
  }
  return steps;
}

/** The drop in coverage a step towards the light, 0 … 1. */
function rimAt(
  pixels: Uint8ClampedArray,
  x: number,
  y: number,
  own: number,
  towards: Int8Array,
  steps: number,
  body: Uint8Array | null,
): number {
  const at = (((y / COARSE_STEP) | 0) * COARSE_WIDTH + ((x / COARSE_STEP) | 0)) * 2;
  const toX = x + towards[at]! * steps;
  const toY = y + towards[at + 1]! * steps;
  if (toX < 0 || toY < 0 || toX >= WIDTH || toY >= HEIGHT) return 0;
  const drop = Math.max(0, own - pixels[(toY * WIDTH + toX) * 4 + 3]!) / 255;
  if (body === null || drop === 0) return drop;
  // Within a body the edge of a layer is only hinted at.
  return drop * (1 - (1 - INNER_RIM) * (body[toY * WIDTH + toX]! / 255));
}

/** The brightness of an edge within one body, as a share of its outline's. */
const INNER_RIM = 0.12;

/** The coverage of a body with another layer, of all pixels. */
function united(body: Uint8Array | null, { pixels, box }: Layer): Uint8Array {
  const all = body ?? new Uint8Array(WIDTH * HEIGHT);
  for (let y = box.top; y < box.bottom; y++)
    for (let index = y * WIDTH + box.left; index < y * WIDTH + box.right; index++)
      all[index] = Math.max(all[index]!, pixels[index * 4 + 3]!);
  return all;
}

/** The light over everything, the grain, and the paper around the edge. */
function print({ colours, glow }: LitGround, { inside }: Edge, { light, paper }: TheatrePicture): Uint8Array {
  const out = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  const [sr, sg, sb] = toRgb(light.colour);
  const [pr, pg, pb] = toRgb(paper);
  for (let y = 0, index = 0; y < HEIGHT; y++) {
    const foot = bottomShade(y);
    for (let x = 0; x < WIDTH; x++, index++) {
      const i = index * 3;
      const share = inside[index]!;
      const speck = grainAt(x, y) * GRAIN;
      const bare = speck * 0.35;
      if (share === 0) {
        out[i] = pr + bare;
        out[i + 1] = pg + bare;
        out[i + 2] = pb + bare;
        continue;
      }
      const near = glow[index]!;
      const bloom = (near * light.bloom) / 255;
      let r = colours[i]!;
      let g = colours[i + 1]!;
      let b = colours[i + 2]!;
      const printed = speck * (0.55 + (0.6 / 765) * (r + g + b));
      r += (255 - r) * sr * bloom;
      g += (255 - g) * sg * bloom;
      b += (255 - b) * sb * bloom;
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const shade = (foot + borderShade(x, y)) * (1 - near);
      out[i] = pr + bare + (gradedLevel(r, grey, shade) + printed - pr - bare) * share;
      out[i + 1] = pg + bare + (gradedLevel(g, grey, shade) + printed - pg - bare) * share;
      out[i + 2] = pb + bare + (gradedLevel(b, grey, shade) + printed - pb - bare) * share;
    }
  }
  return new Uint8Array(out.buffer);
}
