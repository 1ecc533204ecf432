import { defineMessages } from '@courtyard/common';
import en from './second-factor.en.json';
import es from './second-factor.es.json';

export const secondFactorMessages = defineMessages({ en, es });
