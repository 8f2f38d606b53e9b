import { presentationOfFb2 } from '../presentation/presentation.ts';

/** What an FB2 element becomes; names not listed lose their tags and keep their text. */
export interface Fb2Rule {
  block: boolean;
  as: string;
  attributes: string;
}

const block = (name: string, as: string): [string, Fb2Rule] => {
  const style = presentationOfFb2.get(name);
  return [name, { block: true, as, attributes: style ? ` data-as="${style}"` : '' }];
};
const inline = (name: string, as: string): [string, Fb2Rule] => [name, { block: false, as, attributes: '' }];

export const fb2Rules: ReadonlyMap<string, Fb2Rule> = new Map([
  block('p', 'p'),
  block('v', 'p'),
  block('subtitle', 'p'),
  block('text-author', 'p'),
  block('date', 'p'),
  block('epigraph', 'blockquote'),
  block('cite', 'blockquote'),
  block('poem', 'blockquote'),
  block('stanza', 'div'),
  block('annotation', 'div'),
  ...['table', 'tr', 'td', 'th'].map((name) => block(name, name)),
  inline('strong', 'strong'),
  // HTML elements left over by converters.
  inline('b', 'strong'),
  inline('i', 'em'),
  inline('u', 'u'),
  block('div', 'div'),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li'].map((name) => block(name, name)),
  inline('emphasis', 'em'),
  inline('strikethrough', 's'),
  ...['sub', 'sup', 'code'].map((name) => inline(name, name)),
]);
