import { defineMessages } from '@courtyard/common';
import en from './import.en.json';
import es from './import.es.json';

export const importMessages = defineMessages({ en, es });
