import { defineMessages } from '@courtyard/common';
import en from './first-steps.en.json';
import es from './first-steps.es.json';

export const firstStepsMessages = defineMessages({ en, es });
