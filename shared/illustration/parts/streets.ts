export { drawStreet } from '../composition/street.ts';
