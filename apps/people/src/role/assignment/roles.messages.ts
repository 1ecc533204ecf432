import { defineMessages } from '@courtyard/common';
import en from './roles.en.json';
import es from './roles.es.json';

export const rolesMessages = defineMessages({ en, es });
