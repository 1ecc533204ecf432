import { defineMessages } from '@courtyard/common';
import { serviceLabels } from '@courtyard/contract/properties/asset/asset.labels';
import en from './service.en.json';
import es from './service.es.json';

export const serviceMessages = defineMessages({ en, es }, serviceLabels);
