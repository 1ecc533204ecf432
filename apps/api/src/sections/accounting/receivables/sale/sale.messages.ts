import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls about sales of units say, in Spanish by the English. */
export const saleSentences: Sentences = {
  'The unit hadn’t been sold yet on that date.': 'En esa fecha la unidad aún no se había vendido.',
  'The unit was sold, and this balance was transferred to the buyer.':
    'La unidad se vendió y este saldo se traspasó al comprador.',
  'This account has no balance to transfer.': 'Esta cuenta no tiene saldo que traspasar.',
  'The credit from this payment was transferred to the buyer. Undo that transfer on the unit’s statement first, then void the payment.':
    'El saldo a favor de este pago se traspasó al comprador. Deshaga primero ese traspaso en el estado de cuenta de la unidad y anule después el pago.',
  'This transfer was already undone.': 'Este traspaso ya se deshizo.',
  'Choose the transfer date or later.': 'Elija la fecha del traspaso o una posterior.',
  'Until {1} part of this was paid or reversed. Choose that date or later.':
    'Hasta el {1} parte de esto estuvo pagada o anulada. Elija esa fecha o una posterior.',
  'Payment {1} was applied to the transferred balance. Void it first, then undo the transfer.':
    'El pago {1} se aplicó al saldo traspasado. Anúlelo primero y deshaga después el traspaso.',
  'Invoice {1} used the transferred credit or balance. Void it first, then undo the transfer.':
    'La factura {1} usó el saldo traspasado. Anúlela primero y deshaga después el traspaso.',
  '{1} {2} reduced the transferred balance. Void it first, then undo the transfer.':
    '{1} {2} redujo el saldo traspasado. Haga que se anule primero y deshaga después el traspaso.',
  'This balance was transferred again at a later sale. Undo that transfer first, then this one.':
    'Este saldo se volvió a traspasar en una venta posterior. Deshaga primero ese traspaso y después este.',
  'A payment or credit was applied to the transferred balance. Void it first, then undo the transfer.':
    'Se aplicó un pago o abono al saldo traspasado. Anúlelo primero y deshaga después el traspaso.',
  'Invoice {1} charges the buyer late fees on the transferred balance. Void it or credit the charge first, then undo the transfer.':
    'La factura {1} cobra mora al comprador por el saldo traspasado. Anúlela o abone el cargo primero y deshaga después el traspaso.',
};
