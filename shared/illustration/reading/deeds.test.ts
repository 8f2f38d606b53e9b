import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

/** Who does what to whom, by sex: "man kiss hand woman". */
function deedIn(text: string): string | null {
  const { people } = readScene(passage(text, { type: 'character' }));
  const actor = people.find(({ deed }) => deed);
  const other = actor && people[actor.deed!.value.to]!;
  return actor
    ? `${actor.sex ?? 'somebody'} ${actor.deed!.value.kind} ${other === actor ? 'each other' : (other?.sex ?? 'somebody')}`
    : null;
}

describe('what one person does to another', () => {
  test.each([
    ['He bent down and kissed her hand.', 'man kiss hand woman'],
    ['The old man laid his hand upon the girl’s shoulder.', 'man hand on shoulder woman'],
    ['She knelt before the miller and wept.', 'woman kneel before man'],
    ['The sailor seized him by the collar and shook him.', 'man fight man'],
    ['He carried her upstairs in his arms.', 'man carry in arms woman'],
    ['The footman handed her a letter.', 'man give woman'],
    ['Anna took his hand and pressed it.', 'woman take hands man'],
    ['The doctor bent over the old woman.', 'man lean over woman'],
    ['The porter supported the old woman.', 'man support woman'],
    ['She whispered in his ear.', 'woman whisper man'],
    ['He clasped her to his breast.', 'man embrace woman'],
    ['A woman with a child in her arms stood at the door.', 'woman carry in arms somebody'],
    ['The nurse led the boy by the hand.', 'woman take hands man'],
    ['Баба с ребёнком на руках стояла у ворот.', 'woman carry in arms somebody'],
    ['He knelt before her under the oak.', 'man kneel before woman'],
    ['Он обнял её под берёзой.', 'man embrace woman'],
    ['He took her hand and kissed her fingers.', 'man kiss hand woman'],
    ['Two friends walked arm in arm along the quay.', 'man arm in arm each other'],
    ['Он поцеловал ей руку.', 'man kiss hand woman'],
    ['Старик положил руку ему на плечо.', 'man hand on shoulder man'],
    ['Она стала на колени перед кузнецом.', 'woman kneel before man'],
    ['Кучер схватил мужика за ворот.', 'man fight man'],
    ['Он нёс её на руках.', 'man carry in arms woman'],
    ['Лакей подал ей письмо.', 'man give woman'],
    ['Она протянула ему руку.', 'woman take hands man'],
    ['Мужик поклонился барину.', 'man bow to man'],
    ['Няня наклонилась над ним.', 'woman lean over man'],
    ['Они шли под руку по аллее.', 'somebody arm in arm each other'],
  ])('is read: %s', (text, deed) => {
    expect(deedIn(text)).toBe(deed);
  });

  test.each([
    ['He clasped his hands.'],
    ['She put her hand to her heart.'],
    ['He held his hat in his hand.'],
    ['He never kissed her hand.'],
    ['“He kissed her hand,” the maid told them.'],
    ['The thought struck him as odd.'],
    ['Он сложил руки на груди.'],
    ['Он не поцеловал ей руку.'],
    ['Это ударило его в самое сердце, как громом.'],
  ])('is absent if nobody does anything to another: %s', (text) => {
    expect(deedIn(text)).toBeNull();
  });

  test('makes two of "they", and adds its object to the scene', () => {
    const [two] = readScene(passage('They shook hands in the doorway.', { type: 'character' })).people;
    expect(two?.count).toBe(2);
    const { people } = readScene(passage('The porter handed me a lantern.', { type: 'character' }));
    expect(people).toHaveLength(2);
    expect(people[1]!.words).not.toEqual([]);
  });
});
