import { defineMessages } from '@courtyard/common';
import en from './sections.en.json';
import es from './sections.es.json';

export const sectionsMessages = defineMessages({ en, es });
