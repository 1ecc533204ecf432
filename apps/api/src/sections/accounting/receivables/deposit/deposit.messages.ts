import type { Sentences } from '../../../../platform/http/language/sentence';

/** What deposits tell people, in Spanish by English. */
export const depositSentences: Sentences = {
  'One of these payments was already deposited or reversed. Reload the page.':
    'Uno de estos pagos ya se depositó o se anuló. Vuelva a cargar la página.',
  'One of these payments was received later. Choose its date or later.':
    'Uno de estos pagos se recibió después. Elija su fecha o una posterior.',
  'Until {1} one of these payments was in another deposit. Choose that date or later.':
    'Hasta el {1} uno de estos pagos estuvo en otro depósito. Elija esa fecha o una posterior.',
  'This payment was in a deposit on {1}. Choose that date or later.':
    'Este pago estuvo en un depósito el {1}. Elija esa fecha o una posterior.',
  'This deposit is already void.': 'Este depósito ya está anulado.',
  'The bank returned a payment in this deposit, so the deposit can’t be voided.':
    'El banco devolvió un pago de este depósito, así que no se puede anular.',
  'This payment is in deposit {1}. Void the deposit first, then the payment.':
    'Este pago está en el depósito {1}. Anule primero el depósito y después el pago.',
};
