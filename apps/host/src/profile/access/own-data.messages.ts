import { defineMessages } from '@courtyard/common';
import en from './own-data.en.json';
import es from './own-data.es.json';

export const ownDataMessages = defineMessages({ en, es });
