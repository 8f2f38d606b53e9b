import { afterEach, expect, test } from 'vitest';
import { storeCast } from '#app/data/cast/cast.ts';
import { closeUserDatabase, openUserDatabase, type DescriptionRow } from '#app/data/database/database.ts';
import { toCast } from '#shared/reading/cast/to-cast.ts';
import { paintingInput } from './paint-here.ts';

afterEach(() => closeUserDatabase());

test('a person is painted on this device as the book has described them so far, as on the server', async () => {
  openUserDatabase('painter');
  const description: DescriptionRow = {
    ...{ id: 'd1', bookId: 'b1', type: 'character', content: 'Ivan came in.', start: 100, end: 113 },
    ...{ chapter_number: 1, entity: 'Ivan', priority_score: 50, generated_image: null },
  };
  const ivan = {
    ...{ id: 'e1', name: 'Ivan', kind: 'character' as const, gender: 'male' as const, mentions: [] },
    genderFrom: { chapter: 1, offset: 10 },
    aliases: [{ text: 'Ivan', chapter: 1, offset: 10 }],
    attributes: [
      { kind: 'hair' as const, value: 'red hair', chapter: 1, start: 50, end: 58 },
      { kind: 'clothes' as const, value: 'a crown', chapter: 5, start: 320, end: 327 },
    ],
    firstMention: { chapter: 1, offset: 10 },
  };
  await storeCast('b1', { revision: 1, cast: toCast([ivan]) });
  const { entity } = await paintingInput(description, '', 0);
  expect(entity).toMatchObject({ name: 'Ivan', attributes: [{ value: 'red hair' }] });
});
