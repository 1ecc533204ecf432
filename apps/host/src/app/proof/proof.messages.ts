import { defineMessages } from '@courtyard/common';
import en from './proof.en.json';
import es from './proof.es.json';

export const proofMessages = defineMessages({ en, es });
