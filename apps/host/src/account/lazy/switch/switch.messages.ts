import { defineMessages } from '@courtyard/common';
import en from './switch.en.json';
import es from './switch.es.json';

export const switchMessages = defineMessages({ en, es });
