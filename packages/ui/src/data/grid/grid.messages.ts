import { defineMessages } from '@courtyard/common';
import en from './grid.en.json';
import es from './grid.es.json';

export const gridMessages = defineMessages({ en, es });
