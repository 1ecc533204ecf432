import { defineMessages } from '@courtyard/common';
import { residencyLabels } from '@courtyard/contract/properties/occupancy/occupancy.labels';
import en from './residency.en.json';
import es from './residency.es.json';

export const residencyMessages = defineMessages({ en, es }, residencyLabels);
