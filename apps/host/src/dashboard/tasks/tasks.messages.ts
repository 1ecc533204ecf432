import { defineMessages } from '@courtyard/common';
import en from './tasks.en.json';
import es from './tasks.es.json';

export const tasksMessages = defineMessages({ en, es });
