import { defineMessages } from '@courtyard/common';
import en from './jobs.en.json';
import es from './jobs.es.json';

export const jobsMessages = defineMessages({ en, es });
