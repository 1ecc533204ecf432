import { defineMessages, useMessages } from '@courtyard/common';
import { shareDistributionLabels } from '@courtyard/contract/properties/occupancy/shares.labels';
import en from './shares.en.json';
import es from './shares.es.json';

const sharesMessages = defineMessages({ en, es }, shareDistributionLabels);

export const useSharesTexts = () => useMessages(sharesMessages);
