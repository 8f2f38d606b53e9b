export { BUILDING_MOTIFS } from '../motifs/buildings.ts';
