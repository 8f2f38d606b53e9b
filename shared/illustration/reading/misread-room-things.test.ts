import { expect, test } from 'vitest';
import { things } from '../testing/read-passage.ts';

test('a plucked bird is food, and charts that are spread on a table lay no cloth', () => {
  expect(things('В кухне на столе лежала ощипанная индейка.')).toContain('roast');
  expect(things('Charts were spread on the table of the cabin.')).not.toContain('laid table');
  expect(things('A cloth was spread on the table, and the tea stood ready.')).toContain('laid table');
});

test('the feather of a peacock is no peacock, and salt no bay', () => {
  expect(things("In the parlour stood a vase with a peacock's feather in it.")).not.toContain('peacock');
  expect(things('The bowls in the parlour were full of bay salt and rose leaves.')).not.toContain('bay');
  expect(things('A chimney of clay and sticks stood at the end of the hut.')).not.toContain('cane');
});
