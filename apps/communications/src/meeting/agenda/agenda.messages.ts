import { defineMessages } from '@courtyard/common';
import { agendaLabels } from '@courtyard/contract/communications/meeting/agenda/agenda.labels';
import en from './agenda.en.json';
import es from './agenda.es.json';

export const agendaMessages = defineMessages({ en, es }, agendaLabels);
