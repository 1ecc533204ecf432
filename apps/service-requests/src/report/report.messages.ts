import { defineMessages } from '@courtyard/common';
import en from './report.en.json';
import es from './report.es.json';

export const reportMessages = defineMessages({ en, es });
