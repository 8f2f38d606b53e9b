import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { edition } from './en-edition.ts';
import { reading } from './en-reading.ts';
import { story } from './en-story.ts';
import { en } from './en.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|dev-gallery|^strings/.test(file),
);
const screens = sources.filter((file) => /^(features|shell|ui|hooks|state)/.test(file));

/** Attributes with user-visible values, and our own components' props for them. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|lead|hint|.*[lL]abel)$/;
/** A sentence, or the beginning of one. */
const prose = /^[A-ZА-Я][\p{L}’']*( [\p{L}’']+)+[.!?…]?$/u;
/** Names of products are the same in every language. */
const names =
  /^(React|TypeScript|Dexie|Comlink|Workbox|UnoCSS|Koa|PostgreSQL|wink-nlp|Az|Vignette|Times New Roman|Open Sans|Courier New|Atkinson Hyperlegible)$/;

test('no screen contains text of its own: all of it is in the catalogue', () => {
  expect(screens.length).toBeGreaterThan(100);
  const strays = screens.flatMap((file) => straysIn(path.join(app, file)).map((text) => `${file}: ${text}`));
  expect(strays).toEqual([]);
});

test('every text in the catalogue is used by a screen', () => {
  const source = sources.map((file) => readFileSync(path.join(app, file), 'utf8')).join('\n');
  // For computed keys, the table itself must be referenced.
  const unused = [...keysOf(en), ...keysOf(reading), ...keysOf(edition), ...keysOf(story)].filter(
    ({ key, table }) =>
      !new RegExp(`\\b${key}\\b`).test(source) && !new RegExp(`\\.${table}\\b`).test(source),
  );
  expect(unused.map(({ table, key }) => `${table}.${key}`)).toEqual([]);
});

function straysIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && isSpoken(node) && !names.test(node.text)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isSpoken(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isJsxAttribute(parent)) return /\p{L}/u.test(node.text) && spoken.test(parent.name.getText());
  // Errors are for logs: the message for the reader is chosen where they are caught.
  if (ts.isNewExpression(parent)) return false;
  return prose.test(node.text);
}

function keysOf(catalogue: object, table = ''): { table: string; key: string }[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value as object, key)
      : [{ table, key }],
  );
}
