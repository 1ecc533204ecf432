import { defineMessages, plural } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';

/** Words for an invoice that every page about it uses. */
export const invoiceMessages = defineMessages(
  {
    en: {
      missingTitle: 'Invoice not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All invoices',
      add: 'New invoice',
      recordPayment: 'Record payment',
      openThis: 'Open',
      none: 'No invoices yet',
      numbered: 'Invoice {number}',
      overdueBy: ({ days }: { days: number }) => `${plural(days, 'day', 'days')} overdue`,
    },
    es: {
      missingTitle: 'No se encontró la factura',
      missingText: 'El enlace puede ser incorrecto. Elija una de la lista.',
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
