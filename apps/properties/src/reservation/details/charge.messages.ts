import { defineMessages } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';

export const chargeMessages = defineMessages(
  {
    en: {
      title: 'Billed for this booking',
      text: 'Fee and deposit, on the account of the unit.',
      ownText:
        'Fee and deposit, on the account of the unit. Its owner sees and pays them under “What I owe”.',
      numbered: 'Invoice {number}',
      open: '{open} of {total} open, due on {day}',
      settled: 'Nothing of it is open',
      held: '{amount} of it is held as deposit',
      waits: 'The books follow within a minute.',
      problem: 'Not billed as it stands yet: {problem} It is tried again every hour.',
      none: 'Nothing is billed yet.',
      failed: 'What was billed could not be loaded.',
    },
    es: {
      title: 'Facturado por esta reserva',
      text: 'Tarifa y depósito, en la cuenta de la unidad.',
      ownText:
        'Tarifa y depósito, en la cuenta de la unidad. Su propietario los ve y los paga en «Lo que debo».',
      numbered: 'Factura {number}',
      open: '{open} de {total} pendiente, vence el {day}',
      settled: 'No queda nada pendiente',
      held: '{amount} se tienen como depósito',
      waits: 'Los libros siguen en un minuto.',
      problem: 'Aún no está facturado como corresponde: {problem} Se intenta de nuevo cada hora.',
      none: 'Aún no se ha facturado nada.',
      failed: 'No se pudo cargar lo facturado.',
    },
  },
  invoiceWords,
);
