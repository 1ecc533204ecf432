import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Communications',
    description: 'What was said last, and what comes next.',
  },
  es: {
    title: 'Comunicaciones',
    description: 'Lo último que se dijo y lo que viene.',
  },
});
