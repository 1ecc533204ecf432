import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';
import en from './household.en.json';
import es from './household.es.json';

export const householdMessages = defineMessages({ en, es }, memberWords);
