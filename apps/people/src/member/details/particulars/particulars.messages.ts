import { defineMessages } from '@courtyard/common';
import en from './particulars.en.json';
import es from './particulars.es.json';

export const particularsMessages = defineMessages({ en, es });
