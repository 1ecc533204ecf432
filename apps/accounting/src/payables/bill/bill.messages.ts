import { defineMessages } from '@courtyard/common';
import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';

/** Words for a bill that every page about it uses. */
export const billMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which bill?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All bills',
      add: 'Enter bill',
      pay: 'Pay',
      payments: 'Payments to vendors',
      openThis: 'Open',
      none: 'No bills yet',
      named: '{kind} {number}',
    },
    es: {
      missingTitle: '¿Qué factura?',
      missingText: 'Esta dirección no lleva a ninguna que exista. Elija una de la lista.',
      all: 'Todas las facturas recibidas',
      add: 'Anotar factura',
      pay: 'Pagar',
      payments: 'Pagos a proveedores',
      openThis: 'Abrir',
      none: 'Aún no hay facturas recibidas',
      named: '{kind} {number}',
    },
  },
  billWords,
);
