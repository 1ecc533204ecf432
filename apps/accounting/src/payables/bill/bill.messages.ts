import { defineMessages } from '@courtyard/common';
import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';

/** Words for a bill that every page about it uses. */
export const billMessages = defineMessages(
  {
    en: {
      missingTitle: 'Bill not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All bills',
      add: 'Enter bill',
      pay: 'Pay',
      payments: 'Vendor payments',
      openThis: 'Open',
      none: 'No bills yet',
      named: '{kind} {number}',
    },
    es: {
      missingTitle: 'Factura no encontrada',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todas las facturas recibidas',
      add: 'Registrar factura',
      pay: 'Pagar',
      payments: 'Pagos a proveedores',
      openThis: 'Abrir',
      none: 'Aún no hay facturas recibidas',
      named: '{kind} {number}',
    },
  },
  billWords,
);
