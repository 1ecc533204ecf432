import { defineMessages } from '@courtyard/common';
import en from './passkey.en.json';
import es from './passkey.es.json';

export const passkeyMessages = defineMessages({ en, es });
