import { copyString } from './copy-string.ts';

/** Between two blocks, where no element is open. */
export interface CutPoint {
  /** Offset in the markup. */
  html: number;
  /** How many words the reader had counted. */
  words: number;
}

/** Positions of a document that is being written. Each is resolved to the offset of the text that follows it. */
export class PendingPlaces {
  /** The offset of each of the document's own ids. */
  readonly anchors = new Map<string, number>();
  /** By offset in the text: places where the document can be divided without reading its markup again. */
  readonly cuts = new Map<number, CutPoint>();
  /** Where the last cut is, in the text and in the markup. */
  lastCut = { text: 0, html: 0 };
  private waitingAnchors: string[] = [];
  private waitingCut: CutPoint | null = null;

  /** If several precede the same text, the first counts. */
  cut(cut: CutPoint): void {
    this.waitingCut ??= cut;
  }

  anchor(id: string): void {
    this.waitingAnchors.push(copyString(id));
  }

  /** Resolves all pending positions to this one. */
  resolveAt(offset: number): void {
    if (this.waitingCut !== null) {
      if (!this.cuts.has(offset)) this.cuts.set(offset, this.waitingCut);
      this.lastCut = { text: offset, html: this.waitingCut.html };
      this.waitingCut = null;
    }
    if (this.waitingAnchors.length === 0) return;
    for (const id of this.waitingAnchors) if (!this.anchors.has(id)) this.anchors.set(id, offset);
    this.waitingAnchors = [];
  }
}
