import { defineMessages } from '@courtyard/common';
import { mailBlockWords } from '@courtyard/contract/communications/mailing/mailing.words';
import en from './block.en.json';
import es from './block.es.json';

export const blockMessages = defineMessages({ en, es }, mailBlockWords);
