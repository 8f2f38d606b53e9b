export { composeIndoors } from '../composition/indoors/compose-indoors.ts';
