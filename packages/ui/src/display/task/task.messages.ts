import { defineMessages } from '@courtyard/common';
import en from './task.en.json';
import es from './task.es.json';

export const taskMessages = defineMessages({ en, es });
