import { defineMessages } from '@courtyard/common';
import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import en from './household.en.json';
import es from './household.es.json';

export const householdMessages = defineMessages({ en, es }, memberLabels);
