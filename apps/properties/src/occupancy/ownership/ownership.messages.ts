import { defineMessages } from '@courtyard/common';
import { ownershipLabels } from '@courtyard/contract/properties/occupancy/occupancy.labels';
import en from './ownership.en.json';
import es from './ownership.es.json';

export const ownershipMessages = defineMessages({ en, es }, ownershipLabels);
