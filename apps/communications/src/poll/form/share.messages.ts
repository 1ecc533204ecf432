import { defineMessages } from '@courtyard/common';
import en from './share.en.json';
import es from './share.es.json';

export const shareMessages = defineMessages({ en, es });
