/** Builds a string. Appending to a long string is slow, and keeping every piece to the end takes memory. */
export class StringBuilder {
  /** The length of everything pushed. */
  length = 0;
  private readonly blocks: string[] = [];
  private pieces: string[] = [];

  push(piece: string): void {
    this.length += piece.length;
    if (this.pieces.push(piece) === PIECES_PER_BLOCK) {
      this.blocks.push(this.pieces.join(''));
      this.pieces = [];
    }
  }

  build(): string {
    return this.blocks.join('') + this.pieces.join('');
  }
}

const PIECES_PER_BLOCK = 16_384;
