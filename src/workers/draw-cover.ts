import cyrillicUrl from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import type { Binding } from '#shared/illustration/cover/bindings.ts';
import { fitLettering, LEADING, type LetteringBox } from '#shared/illustration/cover/fit-lettering.ts';
import { mix, shade } from '#shared/illustration/drawing/colour.ts';

/** What is on a cover, apart from its picture. */
export interface CoverText {
  title: string;
  author: string;
}

/** What is printed on the plate. */
export interface Plate {
  picture: CanvasImageSource;
  /** The colour of its paper, as in CSS. */
  paper: string;
  isOrnament: boolean;
}

type Context = OffscreenCanvasRenderingContext2D;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 900;
const MIDDLE = COVER_WIDTH / 2;
const FRAME: Box = { x: 38, y: 34, width: 530, height: 832 };
const TITLE: Box = { x: 90, y: 84, width: 426, height: 268 };
const PLATE: Box = { x: 84, y: 384, width: 438, height: 328 };
const AUTHOR: Box = { x: 96, y: 748, width: 414, height: 66 };
const TITLE_SIZES = [76, 66, 57, 49, 42, 36, 31] as const;
const AUTHOR_SIZES = [32, 28, 25, 22] as const;
/** Where the board bends at the back. */
const HINGE = 22;
/** Larger than the plate: around what is painted is paper, and more of it around an ornament. */
const PICTURE_SCALE = 1.06;
const ORNAMENT_SCALE = 1.14;

const FAMILY = 'Cover Literata';
/** Scripts that Literata has not are set in the device's own serif. */
const STACK = `"${FAMILY}", "Noto Serif", "Noto Serif CJK JP", serif`;
/** A worker has fonts as a document has them. */
const { fonts } = globalThis as unknown as { fonts: FontFaceSet };
let font: Promise<unknown> | null = null;

/** Makes the lettering's font available to the canvas; once is enough. @throws where it cannot be fetched */
export function loadCoverFont(): Promise<unknown> {
  const load = (url: string, unicodeRange: string) => {
    const face = new FontFace(FAMILY, `url(${url})`, { weight: '200 900', unicodeRange });
    fonts.add(face);
    return face.load();
  };
  font ??= Promise.all([
    load(latinUrl, 'U+0000-02BA, U+2000-22FF'),
    load(cyrillicUrl, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  ]);
  return font;
}

/**
 * Draws the front of a bound book: cloth, a stamped frame, the title and the author, and between them a plate with a picture.
 */
export function drawCover(
  context: Context,
  { title, author }: CoverText,
  binding: Binding,
  plate: Plate,
): void {
  drawCloth(context, binding.cloth);
  context.strokeStyle = context.fillStyle = binding.ink;
  FRAMES[binding.frame](context);
  drawPlate(context, binding, plate);
  context.fillStyle = binding.ink;
  letter(context, title, 640, { ...TITLE, sizes: TITLE_SIZES, maxLines: 6 });
  letter(context, author, 480, { ...AUTHOR, sizes: AUTHOR_SIZES, maxLines: 2 });
}

/** A weave of two threads, lighter where the light falls, and the hinge at the back. */
function drawCloth(context: Context, cloth: string): void {
  context.fillStyle = cloth;
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  context.globalAlpha = 0.16;
  for (let y = 0; y < COVER_HEIGHT; y += 3) {
    context.fillStyle = shade(cloth, (y / 3) % 2 === 0 ? 0.22 : -0.3);
    context.fillRect(0, y, COVER_WIDTH, 1);
  }
  for (let x = 0; x < COVER_WIDTH; x += 3) {
    context.fillStyle = shade(cloth, (x / 3) % 2 === 0 ? -0.3 : 0.22);
    context.fillRect(x, 0, 1, COVER_HEIGHT);
  }
  context.globalAlpha = 1;
  const light = context.createRadialGradient(230, 260, 80, 300, 430, 640);
  light.addColorStop(0, 'rgb(255 255 255 / 9%)');
  light.addColorStop(0.55, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 22%)');
  context.fillStyle = light;
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  const hinge = context.createLinearGradient(0, 0, HINGE * 1.6, 0);
  hinge.addColorStop(0, 'rgb(0 0 0 / 20%)');
  hinge.addColorStop(0.6, 'rgb(0 0 0 / 4%)');
  hinge.addColorStop(0.72, 'rgb(0 0 0 / 26%)');
  hinge.addColorStop(0.86, 'rgb(255 255 255 / 10%)');
  hinge.addColorStop(1, 'rgb(0 0 0 / 0%)');
  context.fillStyle = hinge;
  context.fillRect(0, 0, HINGE * 1.6, COVER_HEIGHT);
}

const FRAMES: Record<Binding['frame'], (context: Context) => void> = {
  ruled(context) {
    rule(context, FRAME, 4);
    rule(context, inset(FRAME, 11), 1.5);
    for (const [x, y] of corners(inset(FRAME, 11))) diamond(context, x, y, 9);
    divider(context, 732);
  },
  notched(context) {
    notchedRule(context, FRAME, 30, 4);
    notchedRule(context, inset(FRAME, 11), 30, 1.5);
    for (const [x, y] of corners(FRAME)) {
      context.beginPath();
      context.arc(x, y, 7, 0, 2 * Math.PI);
      context.fill();
    }
    divider(context, 732);
  },
  banded(context) {
    const { x, y, width, height } = FRAME;
    for (const [top, toMiddle] of [[y, 1], [y + height, -1]] as const) {
      context.fillRect(x, top - (toMiddle < 0 ? 10 : 0), width, 10);
      context.fillRect(x, top + toMiddle * 16 - 1, width, 2);
      for (let at = x + 22; at < x + width - 10; at += 27) diamond(context, at, top + toMiddle * 29, 6);
      context.fillRect(x, top + toMiddle * 42 - 1, width, 2);
    }
    divider(context, 732);
  },
}; // prettier-ignore

function rule(context: Context, { x, y, width, height }: Box, thickness: number): void {
  context.lineWidth = thickness;
  context.strokeRect(x, y, width, height);
}

/** A rule whose corners are cut out by quarters of a circle. */
function notchedRule(
  context: Context,
  { x, y, width, height }: Box,
  radius: number,
  thickness: number,
): void {
  const quarter = Math.PI / 2;
  context.lineWidth = thickness;
  context.beginPath();
  context.arc(x, y, radius, quarter, 0, true);
  context.arc(x + width, y, radius, 2 * quarter, quarter, true);
  context.arc(x + width, y + height, radius, 3 * quarter, 2 * quarter, true);
  context.arc(x, y + height, radius, 0, 3 * quarter, true);
  context.closePath();
  context.stroke();
}

/** Between the plate and the author. */
function divider(context: Context, y: number): void {
  diamond(context, MIDDLE + 3, y, 7);
  context.fillRect(MIDDLE - 75, y - 0.75, 62, 1.5);
  context.fillRect(MIDDLE + 19, y - 0.75, 62, 1.5);
}

function diamond(context: Context, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size * 0.75, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size * 0.75, y);
  context.fill();
}

/** The picture as a print that is let into the cloth. */
function drawPlate(
  context: Context,
  { cloth, ink, plate: form }: Binding,
  { picture, paper, isOrnament }: Plate,
): void {
  context.save();
  context.fillStyle = shade(cloth, -0.45);
  trace(context, inset(PLATE, -5), form);
  context.fill();
  trace(context, PLATE, form);
  context.clip();
  context.fillStyle = paper;
  context.fillRect(PLATE.x, PLATE.y, PLATE.width, PLATE.height);
  const { x, y, width, height } = scaled(PLATE, isOrnament ? ORNAMENT_SCALE : PICTURE_SCALE);
  context.drawImage(picture, x, y, width, height);
  context.restore();
  context.strokeStyle = mix(ink, cloth, 0.1);
  context.lineWidth = 2.5;
  trace(context, inset(PLATE, -9), form);
  context.stroke();
}

function trace(context: Context, { x, y, width, height }: Box, form: Binding['plate']): void {
  context.beginPath();
  if (form === 'rectangle') context.rect(x, y, width, height);
  else context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
}

/** In the middle of its box. */
function letter(context: Context, text: string, weight: number, box: Box & LetteringBox): void {
  const setFont = (size: number) => (context.font = `${weight} ${size}px ${STACK}`);
  const { lines, size } = fitLettering(text, box, (line, tried) => {
    setFont(tried);
    return context.measureText(line).width;
  });
  setFont(size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * LEADING) / 2;
  lines.forEach((line, i) => context.fillText(line, box.x + box.width / 2, top + i * size * LEADING));
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - (width * (by - 1)) / 2,
  y: y - (height * (by - 1)) / 2,
  width: width * by,
  height: height * by,
});

const corners = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];
