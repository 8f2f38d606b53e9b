import { defineConfig, presetWind4, transformerDirectives } from 'unocss';

const token = (name: string) => `var(--${name})`;

/** Utilities know tokens, never colours: a theme is a set of variables in src/app/ui/tokens.css. */
export default defineConfig({
  presets: [presetWind4({ preflights: { reset: true } })],
  transformers: [transformerDirectives()],
  // The theme's class on the root is ours; the utility of the same name would filter the whole page.
  blocklist: ['sepia'],
  // Class names also live in plain .ts files, which are not looked into by default.
  content: { pipeline: { include: [/\.tsx?($|\?)/] } },
  theme: {
    colors: {
      page: token('page'),
      ground: token('ground'),
      raised: token('raised'),
      ink: token('ink'),
      muted: token('muted'),
      line: token('line'),
      edge: token('edge'),
      accent: token('accent'),
      'on-accent': token('on-accent'),
      'accent-soft': token('accent-soft'),
      lapis: token('lapis'),
      gold: token('gold'),
      success: token('success'),
      warning: token('warning'),
      danger: token('danger'),
      backdrop: token('backdrop'),
    },
    font: {
      ui: token('font-ui'),
      title: token('font-title'),
    },
  },
  shortcuts: {
    'focus-ring':
      'outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-offset-2 focus-visible:outline-accent',
    card: 'bg-raised border border-solid border-line rounded-2xl',
    'title-1': 'font-title text-3xl sm:text-4xl font-600 leading-tight text-balance',
    'title-2': 'font-title text-xl sm:text-2xl font-600 leading-snug text-balance',
  },
});
