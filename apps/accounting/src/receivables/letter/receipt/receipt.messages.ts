import { defineMessages, plural } from '@courtyard/common';

export const receiptMessages = defineMessages({
  en: {
    send: 'Send receipt',
    title: 'Send receipt for payment {number}?',
    text: 'Each owner with an email address gets the PDF receipt in their language, with how the payment was applied and the remaining balance.',
    verb: 'Send receipt',
    queued: ({ count }: { count: number }) => `${plural(count, 'receipt', 'receipts')} queued`,
    choice: 'Email a receipt',
    to: 'To {names}, with a PDF receipt.',
    toNobody: 'No owner has an email address, so no receipt will be sent.',
  },
  es: {
    send: 'Enviar recibo',
    title: '¿Enviar el recibo del pago {number}?',
    text: 'Cada propietario con dirección de correo recibe el recibo en PDF, en su idioma, con la aplicación del pago y el saldo restante.',
    verb: 'Enviar recibo',
    queued: ({ count }: { count: number }) => `${plural(count, 'recibo', 'recibos')} en cola`,
    choice: 'Enviar un recibo por correo',
    to: 'A {names}, con el recibo en PDF.',
    toNobody: 'Ningún propietario tiene dirección de correo, así que no se enviará ningún recibo.',
  },
});
