import { defineMessages } from '@courtyard/common';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import en from './period.en.json';
import es from './period.es.json';

/** Words for months that every page about them uses. */
export const periodMessages = defineMessages({ en, es }, periodLabels);
