import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of months, in Spanish by English. */
export const periodSentences: Sentences = {
  'This month hasn’t started yet.': 'Este mes aún no ha empezado.',
  'The month can’t be closed because the ledger is out of balance. Verify the ledger first.':
    'El mes no se puede cerrar porque los libros no cuadran. Verifique primero los libros.',
  'The fiscal year doesn’t end in this month. Its last month is {1}. Close the year there, or change the community’s fiscal year first.':
    'El ejercicio no termina en este mes. Su último mes es {1}. Cierre el ejercicio allí o cambie antes el año fiscal de la comunidad.',
  'See closed months, close reports and ledger verifications':
    'Ver meses cerrados, informes de cierre y verificaciones de los libros',
  'Close and reopen months, and close the fiscal year': 'Cerrar y reabrir meses y cerrar el ejercicio',
  'Confirm a month that someone else closed': 'Confirmar un mes que cerró otra persona',
  'Approve reopening a closed month': 'Aprobar la reapertura de un mes cerrado',
};
