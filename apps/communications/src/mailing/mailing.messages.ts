import { defineMessages } from '@courtyard/common';
import { mailingLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import en from './mailing.en.json';
import es from './mailing.es.json';

/** Words that every page about e-mail notifications uses. */
export const mailingMessages = defineMessages({ en, es }, mailingLabels);
