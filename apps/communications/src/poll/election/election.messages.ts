import { defineMessages } from '@courtyard/common';
import en from './election.en.json';
import es from './election.es.json';

export const electionMessages = defineMessages({ en, es });
