import { defineMessages } from '@courtyard/common';
import en from './profile.en.json';
import es from './profile.es.json';

export const profileMessages = defineMessages({ en, es });
