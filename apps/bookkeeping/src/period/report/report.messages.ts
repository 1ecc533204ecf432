import { defineMessages } from '@courtyard/common';
import { periodWords } from '@courtyard/contract/bookkeeping/period/period.words';
import en from './report.en.json';
import es from './report.es.json';

export const reportMessages = defineMessages({ en, es }, periodWords);
