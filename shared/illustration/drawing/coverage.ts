import type { Path } from './path.ts';

/** A rectangle of whole pixels; empty unless `right` is right of `left`. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How much of each pixel a path covers, exactly, without sampling: every edge adds the signed area between itself and
 * the right edge of the picture, and sums along each row give the coverage (the method of font rasterisers such as
 * stb_truetype and font-rs). Rings of one path that overlap are one surface.
 */
export class Coverage {
  readonly width: number;
  readonly height: number;
  private readonly sums: Float32Array;
  private readonly stride: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.stride = width + 2;
    this.sums = new Float32Array(this.stride * height);
  }

  /** Calls back for each pixel that is covered, with its index and its coverage, 0 < share ≤ 1. */
  fill(path: Path, onPixel: (index: number, share: number) => void): PixelBox {
    const box = this.add(path);
    const { width, stride, sums } = this;
    for (let y = box.top; y < box.bottom; y++) {
      const row = y * stride;
      let sum = 0;
      for (let x = box.left; x < box.right; x++) {
        sum += sums[row + x]!;
        sums[row + x] = 0;
        const share = sum < 0 ? -sum : sum;
        if (share > 0.004) onPixel(y * width + x, share > 1 ? 1 : share);
      }
      // Contributions right of the last pixel.
      sums[row + box.right] = 0;
      sums[row + box.right + 1] = 0;
    }
    return box;
  }

  private add(path: Path): PixelBox {
    const { width, height } = this;
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (const ring of path) {
      for (let i = 0; i < ring.length; i += 2) {
        const x = ring[i]!;
        const y = ring[i + 1]!;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
    const box = {
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, Math.floor(top)),
      right: Math.min(width, Math.ceil(right) + 1),
      bottom: Math.min(height, Math.ceil(bottom) + 1),
    };
    if (!(box.right > box.left && box.bottom > box.top)) return { left: 0, top: 0, right: 0, bottom: 0 };
    for (const ring of path) {
      for (let i = 0; i < ring.length; i += 2) {
        const j = i + 2 < ring.length ? i + 2 : 0;
        this.addEdge(ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!);
      }
    }
    return box;
  }

  private addEdge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const { width, height, stride, sums } = this;
    const direction = y0 < y1 ? 1 : -1;
    if (direction < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
    if (y1 <= 0 || y0 >= height) return;
    const slope = (x1 - x0) / (y1 - y0);
    const firstRow = Math.max(0, Math.floor(y0));
    const lastRow = Math.min(height - 1, Math.ceil(y1) - 1);
    for (let row = firstRow; row <= lastRow; row++) {
      const from = Math.max(y0, row);
      const to = Math.min(y1, row + 1);
      const rise = (to - from) * direction;
      if (rise === 0) continue;
      let a = x0 + (from - y0) * slope;
      let b = x0 + (to - y0) * slope;
      if (a > b) [a, b] = [b, a];
      const at = row * stride;
      // Beyond the left edge an edge covers whole rows; beyond the right one, nothing.
      if (b <= 0) {
        sums[at] = sums[at]! + rise;
        continue;
      }
      if (a >= width) continue;
      a = a < 0 ? 0 : a;
      b = b > width ? width : b;
      const first = Math.floor(a);
      const last = Math.ceil(b);
      if (last <= first + 1) {
        const middle = (a + b) / 2 - first;
        sums[at + first] = sums[at + first]! + rise * (1 - middle);
        sums[at + first + 1] = sums[at + first + 1]! + rise * middle;
        continue;
      }
      const perPixel = 1 / (b - a);
      const start = 1 - (a - first);
      const head = 0.5 * perPixel * start * start;
      sums[at + first] = sums[at + first]! + rise * head;
      const end = b - (last - 1);
      const tail = 0.5 * perPixel * end * end;
      if (last === first + 2) {
        sums[at + first + 1] = sums[at + first + 1]! + rise * (1 - head - tail);
      } else {
        const second = perPixel * (1.5 - (a - first));
        sums[at + first + 1] = sums[at + first + 1]! + rise * (second - head);
        for (let x = first + 2; x < last - 1; x++) sums[at + x] = sums[at + x]! + rise * perPixel;
        const before = second + (last - first - 3) * perPixel;
        sums[at + last - 1] = sums[at + last - 1]! + rise * (1 - before - tail);
      }
      sums[at + last] = sums[at + last]! + rise * tail;
    }
  }
}
