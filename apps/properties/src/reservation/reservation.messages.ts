import { defineMessages } from '@courtyard/common';
import { reservationLabels } from '@courtyard/contract/properties/reservation/reservation.labels';
import en from './reservation.en.json';
import es from './reservation.es.json';

/** Words for a booking that every page of the section uses. */
export const reservationMessages = defineMessages({ en, es }, reservationLabels);
