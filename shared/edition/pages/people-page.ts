import type { KnownMember } from '../../reading/cast/cast-up-to.ts';
import { xmlText } from '../xml-text.ts';
import type { EditionWords } from './edition-words.ts';

/** The people and places that the edition's text has met, as the body of a page. */
export function peoplePage(cast: readonly KnownMember[], words: EditionWords): string {
  const list = (kind: KnownMember['kind'], title: string) => {
    const members = cast
      .filter((member) => member.kind === kind)
      .filter(({ attributes }, i) => i < ALWAYS_LISTED || attributes.length > 0);
    if (members.length === 0) return '';
    const items = members.map((member) => `<li>${entry(member, words)}</li>\n`);
    return `<section><h2>${xmlText(title)}</h2>\n<ul>\n${items.join('')}</ul></section>\n`;
  };
  return `<section class="vignette-people"><h1>${xmlText(words.people)}</h1>
${list('character', words.characters)}${list('location', words.locations)}</section>`;
}

/** Rarely mentioned people and places are listed only if the text describes them. */
const ALWAYS_LISTED = 16;

function entry({ name, alsoCalled, attributes }: KnownMember, words: EditionWords): string {
  const also = alsoCalled.length > 0 ? ` (${xmlText(words.alsoCalled(alsoCalled.join(', ')))})` : '';
  const facts = attributes.length > 0 ? `: ${xmlText(attributes.map(({ value }) => value).join('; '))}` : '';
  return `<b>${xmlText(name)}</b>${also}${facts}`;
}
