import type { Sentences } from '../../../../platform/http/language/sentence';

/** What deposits tell people, in Spanish by English. */
export const depositSentences: Sentences = {
  'A payment of these does not wait any more: it was deposited or taken back. Load them again.':
    'Uno de estos pagos ya no espera: se depositó o se anuló. Cárguelos de nuevo.',
  'A payment of these came later. It is deposited on that day or after it.':
    'Uno de estos pagos llegó después. Se deposita ese día o más tarde.',
  'Until {1} a payment of these was in another deposit. Choose that day or a later one.':
    'Hasta el {1} uno de estos pagos estuvo en otro depósito. Elija ese día o uno posterior.',
  'This payment was in a deposit on {1}. Choose that day or a later one.':
    'Este pago estuvo en un depósito el {1}. Elija ese día o uno posterior.',
  'This deposit is void already.': 'Este depósito ya está anulado.',
  'The bank returned a payment of this deposit, so it came to the bank. It stays as it is.':
    'El banco devolvió un pago de este depósito, así que llegó al banco. Se queda como está.',
  'This payment is in deposit {1}. Void the deposit first, and then the payment.':
    'Este pago está en el depósito {1}. Anule primero el depósito y después el pago.',
};
