import type { Direction } from '../publication.ts';
import { type Attributes, safeLanguage } from './attributes.ts';

/** What an XHTML document states about itself outside its text: the title of its head, its language and direction. */
export class DocumentHead {
  title = '';
  language: string | null = null;
  direction: Direction | null = null;
  /** Open `head` elements. */
  private heads = 0;
  private isInTitle = false;

  get isOpen(): boolean {
    return this.heads > 0;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'html' || name === 'body') this.readRoot(attributes);
    if (name === 'head') this.heads++;
    if (name === 'title') this.isInTitle = this.isOpen;
  }

  close(name: string): void {
    if (name === 'head') this.heads--;
    if (name === 'title') this.isInTitle = false;
  }

  text(source: string, start: number, end: number): void {
    if (this.isInTitle) this.title += source.slice(start, end);
  }

  private readRoot(attributes: Attributes): void {
    this.language ??= safeLanguage(attributes['xml:lang'] ?? attributes.lang);
    if (attributes.dir === 'rtl' || attributes.dir === 'ltr') this.direction ??= attributes.dir;
  }
}
