import { defineMessages } from '@courtyard/common';
import { termLabels } from '@courtyard/contract/people/committee/committee.labels';
import en from './term.en.json';
import es from './term.es.json';

export const termMessages = defineMessages({ en, es }, termLabels);
