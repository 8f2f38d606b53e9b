/** How wide the letters and lines of a text are, in CSS pixels. */
export interface LineMeasure {
  lineWidth: number;
  fontSize: number;
  /** The indent of a paragraph's first line. */
  indent: number;
  /** The width of each common character; that of `''` is used for any other. */
  advances: Readonly<Record<string, number>>;
}

/** A stretch of text with the places where its words may be divided, all of them offsets in the chapter's text. */
export interface DivisibleText {
  text: string;
  start: number;
  end: number;
  points: readonly number[];
}

/** The tolerance at the first line end and its increase with each further one, in multiples of the font size. */
const TOLERANCE_EM = 3;
const TOLERANCE_GROWTH_EM = 0.15;

/**
 * Of the places where words may be divided, those near which lines are expected to end, when lines are filled one
 * after the other as browsers do. Only these are offered to the browser, because each one costs time.
 */
export function pointsNearLineEnds(
  { text, start, end, points }: DivisibleText,
  measure: LineMeasure,
): number[] {
  const { lineWidth, fontSize, indent, advances } = measure;
  const other = advances['']!;
  const widthOf = (from: number, to: number) => {
    let width = 0;
    for (let at = from; at < to; at++) width += advances[text[at]!] ?? other;
    return width;
  };
  const space = advances[' '] ?? other;
  const hyphen = advances['-'] ?? other;
  const near: number[] = [];
  let next = 0;
  let line = 0;
  let x = indent;
  const word = /[^ \n]+|\n/g;
  word.lastIndex = start;
  for (let found = word.exec(text); found && found.index < end; found = word.exec(text)) {
    if (found[0] === '\n') {
      line = 0;
      x = indent;
      continue;
    }
    const from = found.index;
    const to = from + found[0].length;
    const first = next;
    while (next < points.length && points[next]! < to) next++;
    const width = widthOf(from, to);
    const tolerance = fontSize * (TOLERANCE_EM + TOLERANCE_GROWTH_EM * line);
    if (x + width > lineWidth) {
      line++;
      let rest = 0;
      for (let i = first; i < next; i++) {
        const part = widthOf(from, points[i]!);
        if (Math.abs(x + part + hyphen - lineWidth) < tolerance || part < tolerance) near.push(points[i]!);
        if (x + part + hyphen <= lineWidth) rest = part;
      }
      x = width - rest;
    } else {
      // The line may actually end within this word, or may have ended there.
      for (let i = first; i < next; i++) {
        const at = x + widthOf(from, points[i]!);
        if (at > lineWidth - tolerance || (line > 0 && at < tolerance)) near.push(points[i]!);
      }
      x += width;
    }
    x += space;
  }
  return near;
}
