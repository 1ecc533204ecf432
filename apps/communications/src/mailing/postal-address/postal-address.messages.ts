import { defineMessages } from '@courtyard/common';
import en from './postal-address.en.json';
import es from './postal-address.es.json';

export const postalAddressMessages = defineMessages({ en, es });
