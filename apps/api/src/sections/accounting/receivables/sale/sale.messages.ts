import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls about sales of units say, in Spanish by the English. */
export const saleSentences: Sentences = {
  'The unit was not sold yet on that day.': 'Ese día la unidad todavía no se había vendido.',
  'The unit was sold: what was open of this went to those who bought it.':
    'La unidad se vendió: lo que quedaba pendiente de esto pasó a quienes la compraron.',
  'Nothing is left on this account that could be moved.': 'En esta cuenta no queda nada que se pueda pasar.',
  'What this payment left as credit went to those who bought the unit. Undo that move on the account of the unit first, and then take the payment back.':
    'Lo que este pago dejó a favor pasó a quienes compraron la unidad. Deshaga primero ese traspaso en la cuenta de la unidad y anule después el pago.',
  'This move was undone already.': 'Este traspaso ya se deshizo.',
  'A move is undone on its own day or later.': 'Un traspaso se deshace el mismo día o después.',
  'Until {1} something of this was settled or taken back. Choose that day or a later one.':
    'Hasta el {1} algo de esto se saldó o se anuló. Elija ese día o uno posterior.',
  'Payment {1} settled something of what was moved. Take that payment back first, and then undo the move.':
    'El pago {1} saldó algo de lo que se pasó. Anule primero ese pago y deshaga después el traspaso.',
  'Invoice {1} used credit for what was moved, or credit that was moved. Void that invoice first, and then undo the move.':
    'La factura {1} usó saldo a favor para lo que se pasó, o el saldo que se pasó. Anule primero esa factura y deshaga después el traspaso.',
  '{1} {2} took something of what was moved away. Void it first, and then undo the move.':
    '{1} {2} quitó algo de lo que se pasó. Haga que se anule primero y deshaga después el traspaso.',
  'What was moved went on to others at a later sale. Undo that move first, and then this one.':
    'Lo que se pasó siguió a otros en una venta posterior. Deshaga primero ese traspaso y después este.',
  'Something was applied to what was moved. Take that back first, and then undo the move.':
    'Algo se aplicó a lo que se pasó. Anule eso primero y deshaga después el traspaso.',
  'Invoice {1} charges the buyers late for what was moved. Void it first, or take the charge away by a credit memo, and then undo the move.':
    'La factura {1} cobra mora a los compradores por lo que se pasó. Anúlela primero, o quite el cargo con una nota de crédito, y deshaga después el traspaso.',
};
