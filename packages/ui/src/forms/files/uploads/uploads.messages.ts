import { defineMessages, useMessages } from '@courtyard/common';
import en from './uploads.en.json';
import es from './uploads.es.json';

const uploadsMessages = defineMessages({ en, es });

export const useUploadsTexts = () => useMessages(uploadsMessages);
