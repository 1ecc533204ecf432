import type { Sentences } from '../../../../platform/http/language/sentence';

/** What is told of the recognition of assessments, in Spanish by English. */
export const recognitionSentences: Sentences = {
  'Choose the income account of reserve assessments.': 'Elija la cuenta de ingreso de las cuotas de reserva.',
  'Choose an income account.': 'Elija una cuenta de ingreso.',
  'Choose another account than that of reserve assessments.':
    'Elija una cuenta distinta de la de las cuotas de reserva.',
  'Choose the liability that keeps what is not spent yet.':
    'Elija el pasivo que guarda lo que aún no se ha gastado.',
  'What is not spent yet stands on the liability that was chosen before. Keep that one; it can be renamed.':
    'Lo que aún no se ha gastado está en el pasivo que se eligió antes. Conserve ese; puede cambiarle el nombre.',
  'It holds from the first day of a month on.': 'Rige desde el primer día de un mes.',
  'This month is closed. Choose one that is open.': 'Este mes está cerrado. Elija uno que esté abierto.',
  'The income of this month is what it has to be: nothing is posted.':
    'El ingreso de este mes es el que debe ser: no se registra nada.',
};
