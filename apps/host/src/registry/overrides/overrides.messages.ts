import { defineMessages } from '@courtyard/common';
import en from './overrides.en.json';
import es from './overrides.es.json';

export const overridesMessages = defineMessages({ en, es });
