import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of months, in Spanish by English. */
export const periodSentences: Sentences = {
  'This month has not begun yet.': 'Este mes todavía no ha empezado.',
  'The books do not agree with themselves, so the month cannot be closed. Check the books first.':
    'Los libros no concuerdan entre sí, por eso no se puede cerrar el mes. Compruebe primero los libros.',
  'No fiscal year of the community ends in this month. Its last month is: {1}. Close the year there, or change the fiscal year of the community first.':
    'En este mes no termina ningún año fiscal de la comunidad. Su último mes es: {1}. Cierre el año allí o cambie antes el año fiscal de la comunidad.',
  'See closed months, close reports and checks of the books':
    'Ver meses cerrados, informes de cierre y comprobaciones de los libros',
  'Close and reopen months, and close the year': 'Cerrar y reabrir meses y cerrar el ejercicio',
  'Approve that a closed month is reopened': 'Aprobar que se reabra un mes cerrado',
};
