import { defineMessages } from '@courtyard/common';
import { agendaWords } from '@courtyard/contract/communications/meeting/agenda/agenda.words';
import en from './agenda.en.json';
import es from './agenda.es.json';

export const agendaMessages = defineMessages({ en, es }, agendaWords);
