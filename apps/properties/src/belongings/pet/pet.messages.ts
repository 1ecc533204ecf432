import { defineMessages } from '@courtyard/common';
import { petWords } from '@courtyard/contract/properties/belongings/pet/pet.words';
import en from './pet.en.json';
import es from './pet.es.json';

export const petMessages = defineMessages({ en, es }, petWords);
