import { defineMessages, useMessages } from '@courtyard/common';
import en from './form.en.json';
import es from './form.es.json';

const formMessages = defineMessages({ en, es });

export const useFormTexts = () => useMessages(formMessages);
export type FormTexts = ReturnType<typeof useFormTexts>;
