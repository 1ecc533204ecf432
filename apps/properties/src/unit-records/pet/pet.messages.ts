import { defineMessages } from '@courtyard/common';
import { petLabels } from '@courtyard/contract/properties/unit-records/pet/pet.labels';
import en from './pet.en.json';
import es from './pet.es.json';

export const petMessages = defineMessages({ en, es }, petLabels);
