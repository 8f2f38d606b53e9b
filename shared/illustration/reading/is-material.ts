import type { ThingMention } from './context-rules.ts';

/** "Baulks of oak", "столик красного дерева". */
export const isMaterial = ({ meaning: { group, what }, preposition, isPlural }: ThingMention): boolean =>
  group === 'plant' && (preposition === 'of' || preposition === 'из') && !isPlural && MATERIALS.has(what);

const MATERIALS = new Set(['oak', 'pine', 'birch tree', 'maple', 'lime', 'cypress', 'log']);
