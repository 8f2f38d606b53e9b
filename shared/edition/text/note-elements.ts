import { NOTE_CLASS } from '../../publication/canonical/xhtml-attributes.ts';
import { isNoteNumber } from '../../publication/chapters/note-marks.ts';
import { localName, type SourceElement, textWithin } from '../source/source-tree.ts';

/** The elements of the note with its id at this element: like `cutNote`, but in the source. */
export function noteElements(target: SourceElement): SourceElement[] {
  const marked = ancestors(target).find(({ attributes }) =>
    NOTE_CLASS.test(attributes['epub:type'] ?? attributes.role ?? ''),
  );
  if (marked !== undefined) return [marked];
  const block = ancestors(target).find(({ name }) => BLOCKS.has(localName(name))) ?? target;
  if (!isNoteNumber(textWithin(block))) return [block];
  const siblings = block.parent?.children ?? [];
  const next = siblings.slice(siblings.indexOf(block) + 1).find((node) => node.kind === 'element');
  return next?.kind === 'element' ? [block, next] : [block];
}

/** The element and those around it, up to the body. */
function ancestors(element: SourceElement): SourceElement[] {
  const found: SourceElement[] = [];
  for (let one: SourceElement | null = element; one !== null; one = one.parent) {
    if (FRAME.has(localName(one.name))) break;
    found.push(one);
  }
  return found;
}

const FRAME = new Set(['body', 'html', 'svg']);
const BLOCKS = new Set('p div li dt dd aside section blockquote td tr pre h1 h2 h3 h4 h5 h6'.split(' '));
