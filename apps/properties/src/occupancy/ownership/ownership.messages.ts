import { defineMessages } from '@courtyard/common';
import { ownershipWords } from '@courtyard/contract/properties/occupancy/occupancy.words';
import en from './ownership.en.json';
import es from './ownership.es.json';

export const ownershipMessages = defineMessages({ en, es }, ownershipWords);
