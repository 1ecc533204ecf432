import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Communications',
    description: 'Announcements, meetings, events and polls.',
  },
  es: {
    title: 'Comunicaciones',
    description: 'Anuncios, reuniones, eventos y votaciones.',
  },
});
