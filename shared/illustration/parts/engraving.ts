export { paintEngraving } from '../engraving/paint-engraving.ts';
