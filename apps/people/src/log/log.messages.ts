import { defineMessages } from '@courtyard/common';
import { logLabels } from '@courtyard/contract/people/log/log.labels';
import en from './log.en.json';
import es from './log.es.json';

export const logMessages = defineMessages({ en, es }, logLabels);
