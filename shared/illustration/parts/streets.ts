export { drawStreet } from '../composition/street/street.ts';
