import { defineMessages } from '@courtyard/common';
import en from './settings.en.json';
import es from './settings.es.json';

export const settingsMessages = defineMessages({ en, es });
