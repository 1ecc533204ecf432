import { defineMessages } from '@courtyard/common';
import en from './details.en.json';
import es from './details.es.json';

export const detailsMessages = defineMessages({ en, es });
