import { defineMessages, useMessages } from '@courtyard/common';
import en from './data.en.json';
import es from './data.es.json';

const dataMessages = defineMessages({ en, es });

export const useDataTexts = () => useMessages(dataMessages);
