import { defineMessages } from '@courtyard/common';
import en from './deletion.en.json';
import es from './deletion.es.json';

export const deletionMessages = defineMessages({ en, es });
