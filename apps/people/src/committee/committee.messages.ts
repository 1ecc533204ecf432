import { defineMessages } from '@courtyard/common';
import { committeeLabels } from '@courtyard/contract/people/committee/committee.labels';
import en from './committee.en.json';
import es from './committee.es.json';

/** Words for a committee that every page about it uses. */
export const committeeMessages = defineMessages({ en, es }, committeeLabels);
