import { defineMessages, useMessages } from '@courtyard/common';
import en from './import.en.json';
import es from './import.es.json';

const importMessages = defineMessages({ en, es });

export const useImportTexts = () => useMessages(importMessages);
export type ImportTexts = ReturnType<typeof useImportTexts>;
