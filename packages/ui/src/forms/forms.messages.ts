import { defineMessages, useMessages } from '@courtyard/common';
import en from './forms.en.json';
import es from './forms.es.json';

export const formMessages = defineMessages({ en, es });

/** How a form says things, in the person's language. */
export type FormTexts = ReturnType<typeof useFormTexts>;

export const useFormTexts = () => useMessages(formMessages);
