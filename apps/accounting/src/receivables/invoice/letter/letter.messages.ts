import { defineMessages, plural } from '@courtyard/common';

export const letterMessages = defineMessages({
  en: {
    send: 'Send by email',
    remind: 'Send reminder',
    title: 'Email invoice {number}',
    text: 'Each owner with an email address gets the invoice as a PDF, in their language.',
    kind: 'Message',
    'kind.invoice': 'Invoice',
    'kind.reminder': 'Overdue reminder',
    queued: ({ count }: { count: number }) => `${plural(count, 'email', 'emails')} queued`,
    manyTitle: ({ count }: { count: number }) => `Send ${plural(count, 'invoice', 'invoices')} by email?`,
    manyRemind: ({ count }: { count: number }) =>
      `Send reminders for ${plural(count, 'invoice', 'invoices')}?`,
    manyText:
      'Each owner with an email address gets the invoice as a PDF, in their language. Invoices that can’t be sent are listed.',
    manyVerb: 'Send',
    manyDone: ({ count }: { count: number }) => `${plural(count, 'invoice', 'invoices')} queued`,
  },
  es: {
    send: 'Enviar por correo',
    remind: 'Enviar recordatorio',
    title: 'Enviar la factura {number} por correo',
    text: 'Cada propietario con dirección de correo recibe la factura en PDF, en su idioma.',
    kind: 'Mensaje',
    'kind.invoice': 'Factura',
    'kind.reminder': 'Recordatorio de vencimiento',
    queued: ({ count }: { count: number }) => `${plural(count, 'correo', 'correos')} en cola`,
    manyTitle: ({ count }: { count: number }) =>
      `¿Enviar ${plural(count, 'factura', 'facturas')} por correo?`,
    manyRemind: ({ count }: { count: number }) =>
      `¿Enviar recordatorios de ${plural(count, 'factura', 'facturas')}?`,
    manyText:
      'Cada propietario con dirección de correo recibe la factura en PDF, en su idioma. Se indican las facturas que no se puedan enviar.',
    manyVerb: 'Enviar',
    manyDone: ({ count }: { count: number }) => `${plural(count, 'factura', 'facturas')} en cola`,
  },
});
