/**
 * The part of SVG (https://www.w3.org/TR/SVG2/) that draws and does nothing else. Names are looked up in lower case,
 * as HTML parsers return them, and written as SVG spells them.
 */
const spelled = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(/\s+/).map((name) => [name.toLowerCase(), name]));

export const svgElements = spelled(
  [
    'svg g defs symbol use switch a',
    'path rect circle ellipse line polyline polygon text tspan textPath image',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence style',
  ].join(' '),
);

/** The elements that draw something visible. */
export const svgShapes: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text use'.split(' '),
);

export const svgAttributes = spelled(
  [
    'id class style transform viewBox preserveAspectRatio x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points',
    'pathLength dx dy rotate textLength lengthAdjust startOffset offset refX refY orient markerWidth markerHeight',
    'markerUnits gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform',
    'clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits',
    'in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode',
    'preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation',
    'pointsAtX pointsAtY pointsAtZ z scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency',
    'numOctaves seed stitchTiles tableValues slope intercept amplitude exponent flood-color flood-opacity',
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
    'stroke-dasharray stroke-dashoffset color opacity display visibility overflow clip-path clip-rule mask filter',
    'marker-start marker-mid marker-end stop-color stop-opacity paint-order vector-effect shape-rendering',
    'font-family font-size font-style font-weight font-variant font-stretch text-anchor text-decoration',
    'letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode direction',
    'color-interpolation-filters lighting-color mix-blend-mode isolation xml:space',
  ].join(' '),
);

/** Parts of a value or a style sheet that could load something, directly or through an escape. */
const LOADS = /url\(\s*(?!["']?\s*#)|@import|@namespace|image-set|\\|expression|javascript:/i;

export const isHarmless = (value: string): boolean => !LOADS.test(value);
