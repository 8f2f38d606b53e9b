/** Collects the pictures of an FB2 file, which are in `binary` elements as base64. */
export class BinaryCollector {
  /** Base64 by id; of two with one id the first counts. */
  readonly binaries = new Map<string, string>();
  private current: { id: string; base64: string } | null = null;

  get isOpen(): boolean {
    return this.current !== null;
  }

  open(id: string): void {
    this.current = { id, base64: '' };
  }

  add(base64: string): void {
    if (this.current !== null) this.current.base64 += base64;
  }

  close(): void {
    if (this.current !== null && !this.binaries.has(this.current.id))
      this.binaries.set(this.current.id, this.current.base64);
    this.current = null;
  }
}
