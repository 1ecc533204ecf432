import { defineMessages } from '@courtyard/common';
import { periodWords } from '@courtyard/contract/bookkeeping/period/period.words';
import en from './period.en.json';
import es from './period.es.json';

/** Words for months that every page about them uses. */
export const periodMessages = defineMessages({ en, es }, periodWords);
