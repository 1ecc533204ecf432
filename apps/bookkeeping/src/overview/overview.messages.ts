import { defineMessages } from '@courtyard/common';
import en from './overview.en.json';
import es from './overview.es.json';

export const overviewMessages = defineMessages({ en, es });
