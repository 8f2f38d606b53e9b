import { expect, it } from 'vitest';
import { isNoteMark } from './is-note-mark.ts';

it('a note mark is distinguished from linked words', () => {
  for (const mark of ['1', '[12]', '(3)', '*', ' ** ', '†', 'a', 'iv', '12a', '{7}', '٣'])
    expect(isNoteMark(mark), mark).toBe(true);
  for (const words of ['', 'see below', 'note 1', '12 May 1900', 'the', '1, 2, 3 and 4'])
    expect(isNoteMark(words), words).toBe(false);
});
