import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of months, in Spanish by English. */
export const periodSentences: Sentences = {
  'This month has not begun yet.': 'Este mes todavía no ha empezado.',
  'The books do not agree with themselves, so the month cannot be closed. Check the books first.':
    'Los libros no concuerdan entre sí, por eso no se puede cerrar el mes. Compruebe primero los libros.',
  'See closed months, close reports and checks of the books':
    'Ver meses cerrados, informes de cierre y comprobaciones de los libros',
  'Close and reopen months, and close the year': 'Cerrar y reabrir meses y cerrar el ejercicio',
  'Approve that a closed month is reopened': 'Aprobar que se reabra un mes cerrado',
};
