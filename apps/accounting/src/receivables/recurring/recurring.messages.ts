import { defineMessages } from '@courtyard/common';
import { recurringInvoiceWords } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.words';

/** Words for a template that every page about it uses. */
export const recurringMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which template?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All recurring templates',
      none: 'No recurring templates yet',
      add: 'New template',
    },
    es: {
      missingTitle: '¿Qué plantilla?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Todas las plantillas periódicas',
      none: 'Aún no hay plantillas periódicas',
      add: 'Nueva plantilla',
    },
  },
  recurringInvoiceWords,
);
