import type { WrittenDocument } from '../canonical/canonical-output.ts';
import { CanonicalWriter } from '../canonical/canonical-writer.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { TextCounter } from '../canonical/text-run.ts';

/** One document being written. */
export interface DocumentDraft {
  writer: CanonicalWriter;
  counter: TextCounter;
  isSection: boolean;
  heading: string;
  hasLinks: boolean;
  styled: boolean;
  anchors: number;
}

export const newDocumentDraft = (isSection: boolean): DocumentDraft => ({
  writer: new CanonicalWriter(),
  counter: new TextCounter(),
  isSection,
  heading: '',
  hasLinks: false,
  styled: false,
  anchors: 0,
});

export const documentOf = (
  { counter, heading, hasLinks, styled }: DocumentDraft,
  written: WrittenDocument,
): ReadDocument => ({
  ...written,
  drawings: [],
  facts: counter.facts(true),
  title: heading,
  heading,
  language: null,
  direction: null,
  notes: new Map(),
  hasLinks,
  factsMatchText: !styled,
});
