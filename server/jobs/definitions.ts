import { extractBookJob } from './extract-book.ts';
import { generateImageJob } from './generate-image.ts';
import { improveImageJob } from './improve-image.ts';
import type { JobDefinition } from './job-definition.ts';

export const jobDefinitions: readonly JobDefinition<never>[] = [
  extractBookJob as unknown as JobDefinition<never>,
  generateImageJob as unknown as JobDefinition<never>,
  improveImageJob as unknown as JobDefinition<never>,
];
