import { labelsFrom } from '../../wire/fields/labels';
import en from './calendar-event.en.json';
import es from './calendar-event.es.json';

export const calendarEventLabels = labelsFrom(en, es);
