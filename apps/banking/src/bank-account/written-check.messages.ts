import { defineMessages } from '@courtyard/common';
import en from './written-check.en.json';
import es from './written-check.es.json';

export const writtenCheckMessages = defineMessages({ en, es });
