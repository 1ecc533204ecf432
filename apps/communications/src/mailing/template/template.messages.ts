import { defineMessages } from '@courtyard/common';
import { templateWords } from '@courtyard/contract/communications/mailing/mailing.words';
import en from './template.en.json';
import es from './template.es.json';

export const templateMessages = defineMessages({ en, es }, templateWords);
