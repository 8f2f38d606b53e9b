import type { Binding } from './bindings.ts';
import { divider, MIDDLE, type Box, type CoverCanvas } from './cover-canvas.ts';
import { fitLettering, LEADING, type Lettering, type LetteringBox } from './fit-lettering.ts';

/** A board with its lettering. */
export interface LetteredBoard {
  canvas: CoverCanvas;
  binding: Pick<Binding, 'ink'>;
  title: string;
  author: string;
  /** The families of the lettering, as in CSS. */
  fonts: string;
}

const TITLE_SIZES = [80, 72, 64, 57, 50, 44, 38, 33, 29] as const;
const AUTHOR_SIZES = [25, 22, 19, 17] as const;
const TITLE_WEIGHT = 600;
const AUTHOR_WEIGHT = 500;
/** Names are set in capitals, letterspaced. */
const AUTHOR_SPACING = 0.09;

/** Letters the title in its part of a framed board, and the author at its foot. */
export function letterBoard(board: LetteredBoard, { y, height }: Pick<Box, 'y' | 'height'>): void {
  letter(board, setTitle(board, { width: 430, height }), y + height / 2);
  const author = setAuthor(board, { width: 420, height: 60 });
  if (author === null) return;
  board.canvas.fillStyle = board.binding.ink;
  divider(board.canvas, 742);
  letter(board, author, 796);
}

/** A typeset text. */
export type SetText = Lettering & Type;

/** Sets the title as large as the box allows. */
export const setTitle = (board: LetteredBoard, box: Pick<Box, 'width' | 'height'>): SetText =>
  fit(board, board.title, { ...box, sizes: TITLE_SIZES, maxLines: 6 }, { weight: TITLE_WEIGHT, spacing: 0 });

/** Sets the author in capitals. @returns null for none */
export const setAuthor = (board: LetteredBoard, box: Pick<Box, 'width' | 'height'>): SetText | null =>
  board.author.trim() === ''
    ? null
    : fit(
        board,
        board.author.toUpperCase(),
        { ...box, sizes: AUTHOR_SIZES, maxLines: 2 },
        { weight: AUTHOR_WEIGHT, spacing: AUTHOR_SPACING },
      );

interface Type {
  weight: number;
  spacing: number;
}

function setFont({ canvas, fonts }: LetteredBoard, size: number, { weight, spacing }: Type): void {
  canvas.font = `${weight} ${size}px ${fonts}`;
  canvas.letterSpacing = `${spacing * size}px`;
}

function fit(board: LetteredBoard, text: string, box: LetteringBox, type: Type): SetText {
  const lettering = fitLettering(text, box, (line, size) => {
    setFont(board, size, type);
    return board.canvas.measureText(line).width;
  });
  return { ...lettering, ...type };
}

/** The height of all lines of a text. */
export const heightOf = ({ lines, size }: Lettering): number => lines.length * size * LEADING;

/** Draws a text centred on a height, in the middle of the board. */
export function letter(board: LetteredBoard, { lines, size, weight, spacing }: SetText, y: number): void {
  const { canvas, binding } = board;
  setFont(board, size, { weight, spacing });
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = binding.ink;
  const top = y - ((lines.length - 1) * size * LEADING) / 2;
  // Letter spacing applies after the last letter, too.
  const x = MIDDLE + (spacing * size) / 2;
  lines.forEach((line, i) => {
    canvas.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
    canvas.fillText(line, x, top + i * size * LEADING);
  });
}

/** A line whose first letter is of such a script. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
