import { defineMessages } from '@courtyard/common';
import { templateLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import en from './template.en.json';
import es from './template.es.json';

export const templateMessages = defineMessages({ en, es }, templateLabels);
