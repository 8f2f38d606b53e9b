import { onePixelPng } from '#shared/testing/book-description.ts';
import { PROSE } from './reader.ts';

const map = { name: 'map.png', mediaType: 'image/png', bytes: onePixelPng };
/** A map as the whole of two chapters, and above the text of a third. */
export const illustrated = {
  cover: { ...map, name: 'cover.png' },
  images: [map],
  chapters: [
    { title: 'Map', body: '<p><img src="../images/map.png" alt="A map of the valley"/></p>', paragraphs: [] },
    { title: 'Plan', body: '<p><img src="../images/map.png"/></p>', paragraphs: [] },
    { title: 'Text', body: '<p><img src="../images/map.png" alt="Once more"/></p>', paragraphs: PROSE },
  ],
};
