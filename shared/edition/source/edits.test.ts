import { expect, it } from 'vitest';
import { Edits } from './edits.ts';
import { findWithin, readSourceXml } from './source-tree.ts';

const source = '<a  x="1"><b y="2" z="&lt;">one</b> <!-- kept --> <c/><d>two</d></a>';
const root = readSourceXml(source, 0)!.root!;
const find = (name: string) => findWithin(root, name)!;

function edited(change: (edits: Edits) => void): string {
  const edits = new Edits();
  change(edits);
  return edits.apply(source);
}

it('leaves a source without changes as it is', () => {
  expect(new Edits().isEmpty).toBe(true);
  expect(new Edits().apply(source)).toBe(source);
});

it('changes tags and nothing between them', () => {
  const changed = edited((edits) => {
    edits.rename(find('b'), 'bold');
    edits.set(find('b'), 'y', null);
    edits.set(find('b'), 'w', '"');
    edits.set(find('c'), 'id', 'i');
    edits.unwrap(find('d'));
  });
  expect(changed).toBe('<a  x="1"><bold z="&lt;" w="&quot;">one</bold> <!-- kept --> <c id="i"/>two</a>');
});

it('drops changes within removed parts, and keeps insertions beside them', () => {
  const changed = edited((edits) => {
    edits.set(find('b'), 'y', '3');
    edits.insert(find('b').openEnd + 1, 'lost');
    edits.insert(find('b').end, '[1]');
    edits.remove(find('b'));
    edits.insert(find('b').end, '[2]');
    edits.append(find('c'), '!');
    edits.append(find('d'), '?');
  });
  expect(changed).toBe('<a  x="1">[1][2] <!-- kept --> <c>!</c><d>two?</d></a>');
});
