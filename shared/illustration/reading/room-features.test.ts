import { describe, expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';

describe('walls, ceiling and shape of a room', () => {
  test.each([
    ['The wallpaper had peeled from the walls of the bedroom and hung in strips.', ['peeling']],
    ['Обои в комнате отклеились и висели клочьями.', ['peeling']],
    ['The plaster had fallen from the wall of the kitchen, and the ceiling was cracked.', ['cracked']],
    ['Штукатурка в комнате облупилась.', ['cracked']],
    ['There were stains of damp upon the ceiling of the room.', ['stained']],
    ['По стенам комнаты шли пятна сырости.', ['stained']],
    ['In the kitchen the beams were black with soot.', ['sooty']],
    ['Стены кухни были выложены белыми и синими изразцами.', ['tiled']],
    ['It was a low room with a bed in it.', ['low']],
    ['Комната была с низким потолком.', ['low']],
    ['The ceiling of the garret sloped down to the bed.', ['sloping']],
    ['The attic lay under the rafters, with a bed in it.', ['sloping']],
    ['The floor of the parlour was polished like ice.', ['polished']],
    ['Паркет в зале блестел.', ['polished']],
    ['The dust lay thick in the room.', ['dusty']],
    ['В комнате в лучах плясала пыль.', ['dusty']],
    ['It was a vaulted chamber with one window.', ['vaulted']],
    ['Своды комнаты нависали над столом.', ['vaulted']],
    ['Her room was round, with a narrow window.', ['round']],
    ['In the parlour the windows reached down to the floor.', ['tall windows']],
    ['В гостиной окна были до самого пола.', ['tall windows']],
    ['Two long tables stood in the room.', ['long tables']],
    ['В комнате стояли два длинных стола.', ['long tables']],
    ['A winding staircase led up the tower.', ['winding stairs']],
    ['Узкая крутая лестница вела наверх.', ['steep stairs']],
  ])('%s', (text, features) => {
    expect(read(text).roomFeatures).toEqual(features);
  });

  test.each([
    'In the room stood a low chair and a table.',
    'In the room stood a tiled stove.',
    'В комнате была изразцовая печь.',
    'He looked round the room at the chairs.',
    'She sat in the room at the round table.',
    'The windows of the rooms on the ground floor were lit.',
    'Окна комнаты были на первом этаже; на полу лежал ковёр.',
    'The walls of the room had no stains.',
    'The wallpaper of the room was blue.',
    'He spoke in a low voice in the room.',
  ])('says nothing of it: %s', (text) => {
    expect(read(text).roomFeatures).toBeUndefined();
  });
});
