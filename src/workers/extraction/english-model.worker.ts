import model from 'wink-eng-lite-web-model';
import type { EnglishModelHolder } from './extraction-worker.ts';

/** No worker by itself: the extraction worker imports it by its address for the extraction of an English book. */
(globalThis as EnglishModelHolder).englishModel = model;
