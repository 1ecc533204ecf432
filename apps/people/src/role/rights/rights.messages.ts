import { defineMessages } from '@courtyard/common';
import en from './rights.en.json';
import es from './rights.es.json';

export const rightsMessages = defineMessages({ en, es });
