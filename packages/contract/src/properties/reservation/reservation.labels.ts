import { labelsFrom } from '../../wire/fields/labels';
import en from './reservation.en.json';
import es from './reservation.es.json';

export const reservationLabels = labelsFrom(en, es);
