import { labelsFrom } from '../../../wire/fields/labels';
import en from './ticket.en.json';
import es from './ticket.es.json';

export const ticketLabels = labelsFrom(en, es);
