import { expect, test } from 'vitest';
import { isFrontOrBackMatter } from './is-front-or-back-matter.ts';

test.each([
  'Titlepage',
  'Imprint',
  'INTRODUCTION',
  'Preface',
  'Endnotes',
  'Translator’s Note',
  'About the Author',
  'Dramatis Personae',
  'List of Characters',
  'Family Tree',
  'Действующие лица',
  'Предисловие',
  'Примечания',
  'От автора',
])('“%s” is front or back matter', (title) => {
  expect(isFrontOrBackMatter(title)).toBe(true);
});

test.each([
  'Letter I',
  'Chapter 4',
  'The Index Card',
  'Contents of the Drawer',
  'Two Strange Characters',
  'The Map of the Island',
  'I',
  '',
  'Пролог',
  'Глава I',
])('“%s” is part of the book’s text', (title) => {
  expect(isFrontOrBackMatter(title)).toBe(false);
});
