import { defineMessages, plural } from '@courtyard/common';

export const letterMessages = defineMessages({
  en: {
    send: 'Send by e-mail',
    remind: 'Send reminder',
    title: 'Send invoice {number} by e-mail',
    text: 'Each owner who has an address gets a letter in their language, with the invoice as PDF.',
    kind: 'As what',
    'kind.invoice': 'The invoice',
    'kind.reminder': 'A reminder that it is overdue',
    queued: ({ count }: { count: number }) => `${plural(count, 'letter is', 'letters are')} queued`,
    manyTitle: ({ count }: { count: number }) => `Send ${plural(count, 'invoice', 'invoices')} by e-mail?`,
    manyRemind: ({ count }: { count: number }) =>
      `Send reminders of ${plural(count, 'invoice', 'invoices')}?`,
    manyText:
      'Each owner who has an address gets a letter in their language, with the invoice as PDF. What cannot be sent is named.',
    manyVerb: 'Send',
    manyDone: ({ count }: { count: number }) => `${plural(count, 'invoice is', 'invoices are')} queued`,
  },
  es: {
    send: 'Enviar por correo',
    remind: 'Enviar recordatorio',
    title: 'Enviar la factura {number} por correo',
    text: 'Cada propietario con dirección recibe una carta en su idioma, con la factura en PDF.',
    kind: 'Cómo',
    'kind.invoice': 'La factura',
    'kind.reminder': 'Un recordatorio de que está vencida',
    queued: ({ count }: { count: number }) => `${plural(count, 'carta', 'cartas')} en cola`,
    manyTitle: ({ count }: { count: number }) =>
      `¿Enviar ${plural(count, 'factura', 'facturas')} por correo?`,
    manyRemind: ({ count }: { count: number }) =>
      `¿Enviar recordatorios de ${plural(count, 'factura', 'facturas')}?`,
    manyText:
      'Cada propietario con dirección recibe una carta en su idioma, con la factura en PDF. Lo que no se pueda enviar se indica.',
    manyVerb: 'Enviar',
    manyDone: ({ count }: { count: number }) => `${plural(count, 'factura', 'facturas')} en cola`,
  },
});
