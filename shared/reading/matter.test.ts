import { expect, test } from 'vitest';
import { isAroundTheText } from './matter.ts';

test.each([
  'Titlepage',
  'Imprint',
  'INTRODUCTION',
  'Preface',
  'Endnotes',
  'Translator’s Note',
  'About the Author',
  'Предисловие',
  'Примечания',
  'От автора',
])('“%s” stands around the book’s own text', (title) => {
  expect(isAroundTheText(title)).toBe(true);
});

test.each([
  'Letter I',
  'Chapter 4',
  'The Index Card',
  'Contents of the Drawer',
  'I',
  '',
  'Пролог',
  'Глава I',
])('“%s” belongs to it', (title) => {
  expect(isAroundTheText(title)).toBe(false);
});
