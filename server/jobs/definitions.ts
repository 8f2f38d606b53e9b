import { extractBookJob } from './extract-book.ts';
import { generateImageJob } from './generate-image.ts';
import { improveImageJob } from './improve-image.ts';
import type { JobDefinition } from './job-definition.ts';

export const jobDefinitions: readonly JobDefinition[] = [extractBookJob, generateImageJob, improveImageJob];
