/** Size of the drawing's coordinates; the picture may have fewer pixels. */
export const WIDTH = 1200;
export const HEIGHT = 900;

export type Point = readonly [number, number];

export interface Canvas {
  /** Closed or open path data with a fill. */
  path(d: string, fill: string, opacity?: number): void;
  stroke(d: string, colour: string, width: number, opacity?: number): void;
  polygon(points: readonly Point[], fill: string, opacity?: number): void;
  rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): void;
  /** Paint for `fill`, from top to bottom of the shape (or left to right); stops are [0…1, colour, opacity]. */
  linear(stops: readonly Stop[], sideways?: boolean): string;
  radial(stops: readonly Stop[]): string;
  /** Soft light without an edge. */
  glow(x: number, y: number, radius: number, colour: string, strength: number): void;
  /** Everything drawn by `draw` is seen only within the path. */
  within(d: string, draw: () => void): void;
  moved(transform: string, draw: () => void): void;
  toSvg(): string;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects shapes as SVG text. No text elements and no filters: they cost time or tell tales. */
export function createCanvas(): Canvas {
  const defs: string[] = [];
  const body: string[] = [];
  let ids = 0;
  const define = (make: (id: string) => string): string => {
    const id = `d${ids++}`;
    defs.push(make(id));
    return id;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${n(at)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
      )
      .join('');
  const alpha = (name: string, opacity = 1) => (opacity === 1 ? '' : ` ${name}="${n(opacity)}"`);
  const canvas: Canvas = {
    path: (d, fill, opacity) => void body.push(`<path d="${d}" fill="${fill}"${alpha('opacity', opacity)}/>`),
    stroke: (d, colour, width, opacity) =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha('opacity', opacity)}/>`,
      ),
    polygon: (points, fill, opacity) => canvas.path(straight(points), fill, opacity),
    rect: (x, y, width, height, fill, opacity) =>
      void body.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${alpha('opacity', opacity)}/>`,
      ),
    ellipse: (x, y, rx, ry, fill, opacity) =>
      void body.push(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${alpha('opacity', opacity)}/>`,
      ),
    linear: (stops, sideways = false) =>
      `url(#${define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${sideways ? 1 : 0}" y2="${sideways ? 0 : 1}">${stopsOf(stops)}</linearGradient>`)})`,
    radial: (stops) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx=".5" cy=".5" r=".5">${stopsOf(stops)}</radialGradient>`)})`,
    glow: (x, y, radius, colour, strength) =>
      canvas.ellipse(x, y, radius, radius, canvas.radial([[0, colour, strength], [0.18, colour, strength * 0.62], [0.45, colour, strength * 0.24], [1, colour, 0]])),
    within: (d, draw) => {
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
      body.push(`<g clip-path="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    moved: (transform, draw) => {
      body.push(`<g transform="${transform}">`);
      draw();
      body.push('</g>');
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  }; // prettier-ignore
  return canvas;
}

const n = (x: number) =>
  String(Math.round(x * 10 ** (Math.abs(x) < 2 ? 3 : 1)) / 10 ** (Math.abs(x) < 2 ? 3 : 1));

/** Path data through the points with corners. */
export function straight(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Path data through the middles of the sides: a soft outline. */
export function smooth(points: readonly Point[], isClosed = true): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (!isClosed) {
    const parts = [`M${n(at(0)[0])} ${n(at(0)[1])}`];
    for (let i = 1; i < points.length - 1; i++) {
      const to = i === points.length - 2 ? at(i + 1) : mid(at(i), at(i + 1));
      parts.push(`Q${n(at(i)[0])} ${n(at(i)[1])} ${n(to[0])} ${n(to[1])}`);
    }
    return parts.join('');
  }
  const start = mid(at(-1), at(0));
  return `M${n(start[0])} ${n(start[1])}${points
    .map((point, i) => {
      const to = mid(point, at(i + 1));
      return `Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`;
    })
    .join('')}Z`;
}
