import { shade } from '../drawing/colour.ts';
import type { Binding } from './bindings.ts';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  cornersOf,
  diamond,
  divider,
  HINGE,
  inset,
  MIDDLE,
  notchedRule,
  rule,
  traceNotched,
  type Box,
  type CoverCanvas,
} from './cover-canvas.ts';
import { drawCloth, drawLight, foilOf } from './draw-cloth.ts';
import { stamp, type Emblem, type Stamp } from './emblem.ts';
import { heightOf, letter, letterBoard, setAuthor, setTitle } from './letter-cover.ts';

/** The text on a cover. */
export interface CoverText {
  /** Empty for a cover without lettering. */
  title: string;
  author: string;
  /** The book's, a BCP 47 tag. */
  language: string | null;
}

/** A picture that is let into the cloth. */
export interface Plate {
  /** Draws it, so that it fills the box. */
  draw: (x: number, y: number, width: number, height: number) => void;
  /** The colour of its paper, as in CSS. */
  paper: string;
}

export interface CoverDesign extends CoverText {
  binding: Binding;
  emblem: Emblem;
  /** Null unless the binding has one. */
  plate: Plate | null;
  /** The families of the lettering, as in CSS. */
  fonts: string;
}

interface Drawing extends CoverDesign {
  canvas: CoverCanvas;
  foil: unknown;
}

const FRAME: Box = { x: 46, y: 38, width: 522, height: 824 };

/** Draws the front of a cloth binding stamped with foil. */
export function drawCover(canvas: CoverCanvas, design: CoverDesign): void {
  const { cloth, ink, tooling } = design.binding;
  drawCloth(canvas, cloth);
  const foil = foilOf(canvas, ink, cloth);
  canvas.strokeStyle = canvas.fillStyle = foil;
  const drawing = { ...design, canvas, foil };
  // Without a title only a cover that is stamped all over looks complete.
  if (design.title === '') stampRepeat(drawing);
  else TOOLINGS[tooling](drawing);
  drawLight(canvas);
}

const TOOLINGS: Record<Binding['tooling'], (drawing: Drawing) => void> = {
  /** The emblem again and again, and a label among it. */
  repeat(drawing) {
    const { canvas, binding, foil } = drawing;
    stampRepeat(drawing);
    const width = 366;
    const title = setTitle(drawing, { width: width - 64, height: 250 });
    const author = setAuthor(drawing, { width: width - 64, height: 60 });
    const height = Math.max(210, heightOf(title) + (author === null ? 0 : heightOf(author) + 50) + 84);
    const label: Box = { x: MIDDLE - width / 2, y: 330 - height / 2, width, height };
    canvas.fillStyle = binding.cloth;
    traceNotched(canvas, label, 22);
    canvas.fill();
    canvas.strokeStyle = foil;
    notchedRule(canvas, inset(label, 1), 22, 4);
    notchedRule(canvas, inset(label, 11), 20, 1.5);
    const gap = author === null ? 0 : heightOf(author) + 50;
    const middle = label.y + height / 2;
    letter(drawing, title, middle - gap / 2);
    if (author === null) return;
    canvas.fillStyle = binding.ink;
    divider(canvas, middle - gap / 2 + heightOf(title) / 2 + 24, 56);
    letter(drawing, author, middle - gap / 2 + heightOf(title) / 2 + 48 + heightOf(author) / 2);
  },
  /** The emblem once, within a wreath. */
  wreath(drawing) {
    const { canvas, emblem, binding, foil } = drawing;
    frame(drawing);
    const at = { x: MIDDLE, y: 545, foil, cloth: binding.cloth };
    stamp(canvas, emblem.bough, { ...at, size: 158 });
    stamp(canvas, emblem.bough, { ...at, size: 158, isFlipped: true });
    if (emblem.thing)
      stamp(canvas, emblem.thing, {
        ...at,
        size: sizeInWreath(emblem.thing),
      });
    else stamp(canvas, emblem.sprig, { ...at, size: 150 });
    letterBoard(drawing, { y: 80, height: 262 });
  },
  /** The emblem in rows at head and foot. */
  frieze(drawing) {
    const { canvas, emblem, binding, foil } = drawing;
    const left = HINGE * 1.6 + 12;
    const right = COVER_WIDTH - 20;
    for (const [top, bottom] of [
      [40, 214],
      [COVER_HEIGHT - 214, COVER_HEIGHT - 40],
    ] as const) {
      canvas.fillStyle = foil;
      for (const y of [top, bottom]) canvas.fillRect(left, y - 2.5, right - left, 5);
      for (const y of [top + 10, bottom - 10]) canvas.fillRect(left, y - 0.75, right - left, 1.5);
      const count = 4;
      const step = (right - left) / count;
      for (let i = 0; i < count; i++)
        stamp(canvas, emblem.thing ?? emblem.sprig, {
          x: left + step * (i + 0.5),
          y: (top + bottom) / 2,
          size: 98,
          foil,
          cloth: binding.cloth,
        });
      canvas.fillStyle = foil;
      for (let i = 1; i < count; i++) diamond(canvas, left + step * i, (top + bottom) / 2, 8);
    }
    const title = setTitle(drawing, { width: 460, height: 300 });
    const author = setAuthor(drawing, { width: 440, height: 64 });
    const gap = author === null ? 0 : heightOf(author) + 56;
    letter(drawing, title, 450 - gap / 2);
    if (author === null) return;
    const below = 450 - gap / 2 + heightOf(title) / 2;
    divider(canvas, below + 28);
    letter(drawing, author, below + 56 + heightOf(author) / 2);
  },
  /** The picture, let into the cloth. */
  plate(drawing) {
    const { binding } = drawing;
    frame(drawing);
    drawPlate(drawing);
    letterBoard(drawing, { y: 76, height: binding.plate === 'upright' ? 226 : 250 });
  },
};

/** The size of an emblem in a wreath: smaller for flat or slim things. */
const sizeInWreath = ({ width, height }: Stamp): number =>
  width > 1.6 * height ? 204 : height > 1.6 * width ? 224 : 176;

/** The distance between the columns of the pattern, and between its rows. */
const [ACROSS, DOWN] = [94, 236];

/** A trellis of wavy lines, with the emblem and a sprig under it where they are apart. */
function stampRepeat({ canvas, emblem, binding, foil }: Drawing): void {
  const left = HINGE * 1.6;
  canvas.save();
  canvas.beginPath();
  canvas.rect(left, 0, COVER_WIDTH - left, COVER_HEIGHT);
  canvas.clip();
  canvas.strokeStyle = foil;
  for (let line = -4; line <= 3; line++) {
    const phase = line % 2 === 0 ? 1 : -1;
    for (const [by, thickness] of [
      [0, 2.6],
      [7, 1],
    ] as const) {
      canvas.lineWidth = thickness;
      for (const side of by === 0 ? [0] : [-1, 1])
        traceSwing(canvas, MIDDLE + (line + 0.5) * ACROSS + side * by, phase);
    }
  }
  for (let column = -3; column <= 3; column++) {
    const isLow = column % 2 !== 0;
    for (let row = -1; row <= 4; row++) {
      const y = row * DOWN + (isLow ? DOWN / 2 : 0) + SHIFT;
      const at = { x: MIDDLE + column * ACROSS, foil, cloth: binding.cloth };
      if (emblem.thing) stamp(canvas, emblem.thing, { ...at, y: y - 26, size: 88 });
      stamp(canvas, emblem.sprig, { ...at, y: emblem.thing ? y + 56 : y, size: emblem.thing ? 52 : 120 });
      canvas.fillStyle = foil;
      diamond(canvas, at.x, y + DOWN / 2, 9);
    }
  }
  canvas.restore();
}

const SHIFT = 94;

/** @param phase 1 or −1: to which side it swings first */
function traceSwing(canvas: CoverCanvas, x: number, phase: number): void {
  canvas.beginPath();
  for (let y = -4; y <= COVER_HEIGHT + 4; y += 6) {
    const swing = Math.cos(((y - SHIFT) / DOWN) * 2 * Math.PI);
    // Sharper than a sine wave where two lines meet.
    const at = x + phase * ACROSS * 0.42 * Math.sign(swing) * Math.abs(swing) ** 0.8;
    if (y === -4) canvas.moveTo(at, y);
    else canvas.lineTo(at, y);
  }
  canvas.stroke();
}

function frame({ canvas, binding, foil }: Drawing): void {
  canvas.strokeStyle = canvas.fillStyle = foil;
  if (binding.frame === 'notched') {
    notchedRule(canvas, FRAME, 30, 4);
    notchedRule(canvas, inset(FRAME, 11), 30, 1.5);
    for (const [x, y] of cornersOf(FRAME)) diamond(canvas, x, y, 9);
  } else {
    rule(canvas, FRAME, 4);
    rule(canvas, inset(FRAME, 11), 1.5);
    for (const [x, y] of cornersOf(inset(FRAME, 11))) diamond(canvas, x, y, 9);
  }
}

/** Pictures thin out towards their edges, which are left outside the plate: `scale` is of its height. */
const PLATES: Record<Binding['plate'], Box & { scale: number }> = {
  arch: { x: MIDDLE - 205, y: 362, width: 410, height: 340, scale: 1.34 },
  oval: { x: MIDDLE - 205, y: 368, width: 410, height: 330, scale: 1.2 },
  upright: { x: MIDDLE - 146, y: 344, width: 292, height: 366, scale: 1.2 },
};

function drawPlate({ canvas, plate, binding: { cloth, plate: form }, foil }: Drawing): void {
  if (plate === null) return;
  const box = PLATES[form];
  canvas.save();
  canvas.fillStyle = shade(cloth, -0.4);
  trace(canvas, inset(box, -4), form);
  canvas.fill();
  trace(canvas, box, form);
  canvas.clip();
  canvas.fillStyle = plate.paper;
  canvas.fillRect(box.x, box.y, box.width, box.height);
  // As high as the plate: the sides of the picture may be cropped.
  const height = box.height * box.scale;
  const width = height * (4 / 3);
  plate.draw(MIDDLE - width / 2, box.y + box.height / 2 - height / 2, width, height);
  canvas.restore();
  canvas.strokeStyle = foil;
  for (const [by, thickness] of [
    [-8, 3],
    [-15, 1.5],
  ] as const) {
    canvas.lineWidth = thickness;
    trace(canvas, inset(box, by), form);
    canvas.stroke();
  }
}

function trace(canvas: CoverCanvas, { x, y, width, height }: Box, form: Binding['plate']): void {
  canvas.beginPath();
  if (form !== 'arch') {
    canvas.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  } else {
    const rise = height * 0.42;
    canvas.moveTo(x, y + height);
    canvas.lineTo(x, y + rise);
    canvas.ellipse(x + width / 2, y + rise, width / 2, rise, 0, Math.PI, 2 * Math.PI);
    canvas.lineTo(x + width, y + height);
  }
  canvas.closePath();
}
