import { defineMessages } from '@courtyard/common';
import en from './certification.en.json';
import es from './certification.es.json';

export const certificationMessages = defineMessages({ en, es });
