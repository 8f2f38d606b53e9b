interface NumberedParagraph {
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
}

/** A text for a model: numbered sentences, between markers that the text itself cannot contain. */
export function numberedText(paragraphs: readonly NumberedParagraph[]): string {
  return paragraphs
    .map(({ sentences }) =>
      sentences.map(({ number, text }) => `⟦${number}⟧ ${text.replace(/[⟦⟧]/g, ' ')}`).join('\n'),
    )
    .join('\n\n');
}
