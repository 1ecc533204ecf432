import { defineMessages } from '@courtyard/common';
import en from './tour.en.json';
import es from './tour.es.json';

export const tourMessages = defineMessages({ en, es });
