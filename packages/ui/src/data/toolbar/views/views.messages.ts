import { defineMessages, useMessages } from '@courtyard/common';
import en from './views.en.json';
import es from './views.es.json';

const viewsMessages = defineMessages({ en, es });

export const useViewsTexts = () => useMessages(viewsMessages);
