import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Accounting',
    description: 'What is owed to the community and to vendors, and since when.',
    ownDescription: 'What you owe to the community, and when.',
  },
  es: {
    title: 'Contabilidad',
    description: 'Lo que se debe a la comunidad y a los proveedores, y desde cuándo.',
    ownDescription: 'Lo que debe a la comunidad, y cuándo.',
  },
});
