import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/**
 * The face of a monster in profile, on the outline of `profile.ts`: an eye as pale as its socket deep under the brow,
 * skin so taut that the sinews show, and lips in a straight dark line.
 *
 * @param mouth `teeth`: visible between the lips; `grin`: the jaws are open
 */
export function drawMonsterFace(mouth: 'closed' | 'teeth' | 'grin'): Part[] {
  return [
    // The socket, and the hollow cheek below its bone.
    { path: [outline(points`.1,-.52 .2,-.6 .33,-.6 .35,-.52 .31,-.41 .2,-.38 .12,-.43`)], material: 'shade' },
    {
      path: [outline(points`-.04,-.38! .12,-.33 .26,-.28 .32,-.2! .25,-.1 .18,-.04! .14,-.18 .06,-.28`)],
      material: 'shade',
      opacity: 0.85,
    },
    { path: [outline(points`.2,-.5! .25,-.535 .3,-.53 .325,-.5! .3,-.472 .25,-.468`)], material: 'eye' },
    { path: [ellipse(0.3, -0.502, 0.02, 0.026)], material: 'iris' },
    { path: [ellipse(0.305, -0.502, 0.007)], material: 'lash' },
    {
      path: [taper(openCurve(points`.19,-.5 .25,-.545 .33,-.51`), [0.005, 0.012, 0.006])],
      material: 'lash',
    },
    // An overhanging brow.
    {
      path: [outline(points`.13,-.6! .22,-.668 .34,-.656 .42,-.6! .36,-.575 .27,-.6 .18,-.592`)],
      material: 'brow',
    },
    {
      path: SINEWS.map((line) => taper(openCurve(line), [0.003, 0.009, 0.009, 0.002])),
      material: 'shade',
      opacity: 0.9,
    },
    ...(mouth === 'grin'
      ? grin()
      : [
          {
            path: [outline(points`.405,-.222! .412,-.186 .402,-.148! .3,-.15 .17,-.165! .3,-.205`)],
            material: 'lip',
          } as const,
        ]),
    ...(mouth === 'teeth'
      ? [
          {
            path: [outline(points`.398,-.196! .398,-.174! .3,-.172 .24,-.178! .3,-.19`)],
            material: 'eye',
          } as const,
          {
            path: [0.375, 0.35, 0.325, 0.3, 0.275].map((x) =>
              stroke(
                [
                  [x, -0.196],
                  [x, -0.172],
                ],
                0.005,
              ),
            ),
            material: 'lash',
          } as const,
        ]
      : []),
  ];
}

/** Muscles from cheek to jaw, veins at the temple, wrinkles about nose and mouth, and the cords of the neck. */
const SINEWS: readonly (readonly Point[])[] = [
  points`-.06,-.46 .06,-.4 .16,-.38`,
  points`-.04,-.24 .04,-.12 .08,0`,
  points`0,-.3 .1,-.16 .14,-.02`,
  points`.06,-.3 .16,-.2 .2,-.06`,
  points`.06,-.86 .1,-.76 .04,-.68 .1,-.58`,
  points`.16,-.82 .13,-.74 .17,-.66`,
  points`.2,-.77 .28,-.78 .345,-.75`,
  points`.18,-.72 .27,-.73 .36,-.7`,
  points`.37,-.3 .31,-.25 .28,-.17 .3,-.08`,
  points`.04,.16 -.06,.3 -.1,.5`,
  points`-.1,.14 -.16,.32 -.16,.52`,
  points`.3,-.06 .25,-.02 .22,-.04`,
];

/** Open jaws and a wrinkled cheek. */
function grin(): Part[] {
  const teeth: Path = [0.385, 0.355, 0.325, 0.295, 0.265].flatMap((x) => [
    stroke(
      [
        [x, -0.225],
        [x - 0.004, -0.165],
      ],
      0.006,
    ),
  ]);
  return [
    { path: [outline(points`.405,-.24! .41,-.19 .4,-.14! .3,-.135 .18,-.2! .3,-.235`)], material: 'lip' },
    { path: [outline(points`.395,-.226! .39,-.165! .31,-.16 .24,-.19! .31,-.222`)], material: 'eye' },
    { path: teeth, material: 'lash' },
    {
      path: [
        stroke(points`.2,-.3 .13,-.22 .14,-.12`, 0.014, true),
        stroke(points`.14,-.28 .08,-.2 .09,-.1`, 0.011, true),
      ],
      material: 'shade',
    },
  ];
}
