import { defineMessages } from '@courtyard/common';
import { serviceWords } from '@courtyard/contract/properties/asset/asset.words';
import en from './service.en.json';
import es from './service.es.json';

export const serviceMessages = defineMessages({ en, es }, serviceWords);
