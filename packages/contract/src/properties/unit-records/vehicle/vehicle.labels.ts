import { labelsFrom } from '../../../wire/fields/labels';
import en from './vehicle.en.json';
import es from './vehicle.es.json';

export const vehicleLabels = labelsFrom(en, es);
