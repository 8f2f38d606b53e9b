import type { BookDescription } from '#shared/testing/book-description.ts';

/** The built-in English story, written for Vignette: short, and full of visual detail. */
export const lamplightersWinter: BookDescription = {
  title: 'The Lamplighter’s Winter',
  authors: ['The Vignette Press'],
  language: 'en',
  description:
    'A harbour town, a long frost, and the last man who still lights its lamps by hand. A short story written for Vignette, to be read in a quarter of an hour.',
  genres: ['Short story'],
  publisher: 'Vignette',
  published: '2026',
  chapters: [
    {
      title: 'The Town Below the Hill',
      body: '<h2>The Town Below the Hill</h2>',
      paragraphs: [
        'Marrow Bay lay under the hill like something that had rolled there and been left. Its houses were tall and narrow, painted once in blue and ochre and faded now to the colour of old maps; they leaned together over the steep cobbled streets, and between their roofs hung a grey strip of sea. Below them the harbour curved around a dozen black fishing boats, and at the end of the stone pier stood a lighthouse that had not been lit for thirty years.',
        'Everyone in the town knew why it was not lit, and nobody spoke of it. They spoke instead of the price of herring, and of the frost, and, when they had run out of both, of Tobias Fell.',
        'Tobias Fell was the lamplighter. He was a very tall, stooping old man in a long green coat patched at both elbows, with a white beard that he tucked into his collar against the wind, and a battered brass-buttoned cap pulled low over pale blue eyes. He carried his ladder on one shoulder and his lantern in the other hand, and from behind, climbing the hill in the dusk, he looked like a heron that had been given a job.',
        '“You might have let them put in the electric ones,” said Nell, who was nine, and who had walked beside him every evening since October. “Mr. Harker says they come on by themselves.”',
        '“So does the rain,” said Tobias.',
        'He set the ladder against the first post, climbed three rungs, and opened the little glass door. Nell watched him. She always watched him. She thought that if she once looked away at the moment when the wick caught, the light might come from somewhere else that evening, and she would never know where.',
        'The dusk had gone violet over the water. Along the quay the first lamps were burning, each with a trembling ring of gold around it, and the snow that had begun to fall drifted through the rings and out again, slowly, as if it had all night to reach the ground. There was no wind. The only sound was the creak of the boats against their ropes.',
        '“Forty-one,” said Nell. “Forty-one, and then the pier.”',
        '“Forty,” said Tobias. “Nobody lights the pier.”',
      ],
    },
    {
      title: 'The Room Above the Chandler’s',
      body: '<h2>The Room Above the Chandler’s</h2>',
      paragraphs: [
        'He lived above the ship chandler’s, up a stair so steep that it was nearly his ladder over again, and that night, because her mother was at the curing sheds until late, he let Nell come up and wait by the stove.',
        'It was a low room under the roof, with one round window that looked out to sea. Lamps stood everywhere: brass lamps and tin lamps along the shelves, a ship’s lantern with red glass hanging from the beam, and on the table a great fat oil lamp with a china shade painted with yellow roses. A narrow bed covered with a patchwork quilt was pushed against the wall, and in the corner a small iron stove ticked and glowed.',
        'Nell turned round and round on the rug until she had seen all of it. Then she saw the picture.',
        'It hung above the bed in a black oval frame: a young woman in a dark red dress with a white lace collar, sitting very straight with her hands folded on a closed book. Her black hair was parted in the middle and drawn back; she had a long, grave face and the beginning of a smile, as though the painter had just said something foolish and she had decided to forgive him.',
        '“Who’s that?”',
        'Tobias was a long time hanging up his coat.',
        '“That is Agnes,” he said. “She kept the lighthouse.”',
        'He did not say anything else, and Nell, who was wise in some ways, did not ask. She ate the bread and dripping that he gave her and looked at the red glass of the ship’s lantern. After a while she thought about how a person could go every evening to forty lamps and not to the forty-first, and how the forty-first must feel about it.',
        'When her mother called from the street she ran down without her scarf. Tobias heard her boots all the way to the corner. Then he took the lamp with the yellow roses, and lit it, and carried it to the round window, as he had done every night for thirty years, and stood there beside it until it was quite late.',
      ],
    },
    {
      title: 'The Forty-First Lamp',
      body: '<h2>The Forty-First Lamp</h2>',
      paragraphs: [
        'The storm came in on the last day of January. It came without a warning, out of a sky as white as a plate, and by four in the afternoon it was night.',
        'Great black waves broke over the pier and flung their spray as high as the roofs; the wind tore the slates loose and sent them skimming down the streets like thrown cards, and in the harbour the boats plunged and ground together in the dark. One after another, all along the quay, the lamps went out. Out beyond the bar, very small, a single red light rose and sank and rose again.',
        '“That’s the Constance,” said somebody in the crowd by the wall. “That’s Harker’s boat. There’s six aboard.”',
        '“They’ll never see the mouth. There’s nothing to see.”',
        'Nell stood among the coats and looked for a green one. Her mother was on that boat’s account at the sheds, and her uncle was on the boat. She looked for a ladder. Then she began to run.',
        'She found him already on the pier, bent double, with the lantern under his coat. He shouted at her to go back. She took hold of his pocket instead, and he looked down at her from under the streaming cap, and said no more about it.',
        'The lamp room was round and cold and smelled of salt. Tall panes, crusted white, stood all about it in a ring, and in the midst of them, under a grey sheet, was the great lens: a thing like a beehive made of glass, taller than a man, ring above ring of it, blind with thirty years of dust. A brass key hung from a nail by the door. Beside it, on the sill, lay a book with a closed cover and a pair of spectacles folded on top.',
        'Tobias did not touch the book. He pulled away the sheet. He filled the lamp and trimmed it, and his hands, which had shaken on the stairs, were as steady as tools.',
        '“Now,” he said. “You were always so careful to watch.”',
        'And he gave her the match.',
        'It caught. A thread of blue ran round the wick and turned yellow, and the yellow climbed into the glass, from ring to ring, until the whole lens stood full of it like a hive full of honey; and then a long white beam swung out over the roaring water, over the bar, over the small dark boat with its six men looking up, and the snow was suddenly alight for a mile.',
        'In the morning the storm had gone. The sea lay flat and pale green under a clear gold sky, and every rope and rail and chimney of the town was furred with ice that flashed as the sun came up. Six men were asleep in the chandler’s shop among the coils of new rope. Nobody had put out the light.',
        '“Forty-one,” said Nell.',
        'Tobias Fell was sitting on the lighthouse step with the book upon his knees. It was open, and he had put on the spectacles, which did not fit him.',
        '“Forty-one,” he agreed, and turned the page.',
      ],
    },
  ],
};
