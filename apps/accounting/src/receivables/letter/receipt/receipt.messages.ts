import { defineMessages, plural } from '@courtyard/common';

export const receiptMessages = defineMessages({
  en: {
    send: 'Send receipt',
    title: 'Send the receipt of payment {number}?',
    text: 'Each owner who has an address gets a letter in their language: what was paid and for what, what is still owed, and the receipt as PDF.',
    verb: 'Send receipt',
    queued: ({ count }: { count: number }) => `${plural(count, 'receipt is', 'receipts are')} queued`,
    choice: 'Send a receipt by e-mail',
    to: 'To {names}, with the receipt as PDF.',
    toNobody: 'None of the owners has an e-mail address: no receipt goes out.',
  },
  es: {
    send: 'Enviar recibo',
    title: '¿Enviar el recibo del pago {number}?',
    text: 'Cada propietario con dirección recibe una carta en su idioma: qué se pagó y por qué, qué queda por pagar, y el recibo en PDF.',
    verb: 'Enviar recibo',
    queued: ({ count }: { count: number }) => `${plural(count, 'recibo', 'recibos')} en cola`,
    choice: 'Enviar un recibo por correo',
    to: 'A {names}, con el recibo en PDF.',
    toNobody: 'Ningún propietario tiene dirección de correo: no sale ningún recibo.',
  },
});
