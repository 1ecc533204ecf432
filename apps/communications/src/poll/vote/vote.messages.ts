import { defineMessages } from '@courtyard/common';
import en from './vote.en.json';
import es from './vote.es.json';

export const voteMessages = defineMessages({ en, es });
