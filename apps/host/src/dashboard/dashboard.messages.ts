import { defineMessages } from '@courtyard/common';
import en from './dashboard.en.json';
import es from './dashboard.es.json';

export const dashboardMessages = defineMessages({ en, es });
