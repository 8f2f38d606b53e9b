export { composeVista } from '../composition/indoors/vistas/compose-vista.ts';
