import { defineMessages } from '@courtyard/common';
import { residencyWords } from '@courtyard/contract/properties/occupancy/occupancy.words';
import en from './residency.en.json';
import es from './residency.es.json';

export const residencyMessages = defineMessages({ en, es }, residencyWords);
