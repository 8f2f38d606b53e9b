// The parts of other readers that are used; bench/browser.ts passes their paths to the bundler.
declare module 'peer:foliate-js/view.js' {
  interface Book {
    sections: { createDocument(): Promise<Document> }[];
  }
  export function makeBook(file: File): Promise<Book>;
  export class View extends HTMLElement {
    open(book: File): Promise<void>;
    init(from: object): Promise<void>;
    next(): Promise<void>;
    close(): void;
  }
}

declare module 'peer:epub' {
  interface Rendition {
    display(): Promise<unknown>;
    next(): Promise<unknown>;
  }
  interface Section {
    load(request: unknown): Promise<{ textContent: string | null }>;
  }
  interface Book {
    opened: Promise<unknown>;
    load: () => unknown;
    spine: { spineItems: Section[] };
    renderTo(element: HTMLElement, size: object): Rendition;
    destroy(): void;
  }
  export default function ePub(file: ArrayBuffer): Book;
}

declare module 'peer:@likecoin/epub-ts/dist/epub.js' {
  export { default } from 'peer:epub';
}

declare module 'peer:epubjs/src/index.js' {
  export { default } from 'peer:epub';
}
