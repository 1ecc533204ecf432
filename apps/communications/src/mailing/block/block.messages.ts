import { defineMessages } from '@courtyard/common';
import { mailBlockLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import en from './block.en.json';
import es from './block.es.json';

export const blockMessages = defineMessages({ en, es }, mailBlockLabels);
