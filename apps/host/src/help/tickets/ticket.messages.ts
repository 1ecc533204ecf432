import { defineMessages } from '@courtyard/common';
import { ticketLabels } from '@courtyard/contract/platform/community/support/ticket.labels';
import en from './ticket.en.json';
import es from './ticket.es.json';

/** Words of the tickets. */
export const ticketMessages = defineMessages({ en, es }, ticketLabels);
