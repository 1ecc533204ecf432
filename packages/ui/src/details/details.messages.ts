import { defineMessages, useMessages } from '@courtyard/common';
import en from './details.en.json';
import es from './details.es.json';

const detailsMessages = defineMessages({ en, es });

export const useDetailsTexts = () => useMessages(detailsMessages);
