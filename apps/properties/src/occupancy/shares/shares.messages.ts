import { defineMessages, useMessages } from '@courtyard/common';
import { shareDistributionWords } from '@courtyard/contract/properties/occupancy/shares.words';
import en from './shares.en.json';
import es from './shares.es.json';

const sharesMessages = defineMessages({ en, es }, shareDistributionWords);

export const useSharesTexts = () => useMessages(sharesMessages);
