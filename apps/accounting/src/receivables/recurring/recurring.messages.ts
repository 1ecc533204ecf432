import { defineMessages } from '@courtyard/common';
import { recurringInvoiceWords } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.words';

/** Words for a template that every page about it uses. */
export const recurringMessages = defineMessages(
  {
    en: {
      missingTitle: 'Template not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All recurring templates',
      none: 'No recurring templates yet',
      add: 'New template',
    },
    es: {
      missingTitle: 'No se encontró la plantilla',
      missingText: 'El enlace puede ser incorrecto. Elija una de la lista.',
      all: 'Todas las plantillas periódicas',
      none: 'Aún no hay plantillas periódicas',
      add: 'Nueva plantilla',
    },
  },
  recurringInvoiceWords,
);
