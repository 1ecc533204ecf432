import { defineMessages, plural } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';

/** Words for an invoice that every page about it uses. */
export const invoiceMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which invoice?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All invoices',
      add: 'New invoice',
      recordPayment: 'Record payment',
      openThis: 'Open',
      none: 'No invoices yet',
      numbered: 'Invoice {number}',
      overdueBy: ({ days }: { days: number }) => `${plural(days, 'day', 'days')} overdue`,
    },
    es: {
      missingTitle: '¿Qué factura?',
      missingText: 'Esta dirección no lleva a ninguna que exista. Elija una de la lista.',
      all: 'Todas las facturas',
      add: 'Nueva factura',
      recordPayment: 'Registrar pago',
      openThis: 'Abrir',
      none: 'Aún no hay facturas',
      numbered: 'Factura {number}',
      overdueBy: ({ days }: { days: number }) => `${plural(days, 'día', 'días')} de retraso`,
    },
  },
  invoiceWords,
);
