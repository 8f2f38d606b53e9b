export { RARE_MOTIFS } from '../motifs/rare.ts';
