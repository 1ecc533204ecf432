import { labelsFrom } from '../../../wire/fields/labels';
import en from './agenda.en.json';
import es from './agenda.es.json';

export const agendaLabels = labelsFrom(en, es);
