import { extractBookJob } from './extract-book.ts';
import { generatePictureJob } from './generate-picture.ts';
import { improvePictureJob } from './improve-picture.ts';
import type { JobDefinition } from './job-definition.ts';

export const jobDefinitions: readonly JobDefinition[] = [
  extractBookJob,
  generatePictureJob,
  improvePictureJob,
];
