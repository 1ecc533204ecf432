import { defineMessages, useMessages } from '@courtyard/common';
import en from './loader.en.json';
import es from './loader.es.json';

const loaderMessages = defineMessages({ en, es });

export const useLoaderTexts = () => useMessages(loaderMessages);
