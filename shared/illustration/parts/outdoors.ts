export { composeOutdoors } from '../composition/outdoors/compose-outdoors.ts';
