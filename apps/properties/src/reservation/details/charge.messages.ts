import { defineMessages } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';

export const chargeMessages = defineMessages(
  {
    en: {
      title: 'Billing',
      text: 'Fee and deposit on the unit’s account.',
      ownText: 'Fee and deposit on the unit’s account. The owner can view and pay them under “What I owe”.',
      numbered: 'Invoice {number}',
      open: '{open} of {total} open, due on {day}',
      settled: 'Nothing open',
      held: '{amount} held as deposit',
      waits: 'Posting takes up to a minute.',
      problem: 'Couldn’t bill this yet: {problem} Retrying every hour.',
      none: 'Nothing billed yet.',
      failed: 'Couldn’t load the billing.',
    },
    es: {
      title: 'Facturación',
      text: 'Tarifa y depósito, en la cuenta de la unidad.',
      ownText:
        'Tarifa y depósito, en la cuenta de la unidad. Su propietario los ve y los paga en «Lo que debo».',
      numbered: 'Factura {number}',
      open: '{open} de {total} pendiente, vence el {day}',
      settled: 'Nada pendiente',
      held: '{amount} retenidos como depósito',
      waits: 'El registro tarda hasta un minuto.',
      problem: 'Aún no se pudo facturar: {problem} Se reintenta cada hora.',
      none: 'Aún no se ha facturado nada.',
      failed: 'No se pudo cargar la facturación.',
    },
  },
  invoiceWords,
);
