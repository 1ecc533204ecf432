import type { Sentences } from '../../../../platform/http/language/sentence';

/** What is told of the recognition of assessments, in Spanish by English. */
export const recognitionSentences: Sentences = {
  'Choose the income account for reserve assessments.':
    'Elija la cuenta de ingresos de las cuotas de reserva.',
  'Choose an income account.': 'Elija una cuenta de ingresos.',
  'Choose a different account from reserve assessments.':
    'Elija una cuenta distinta de la de las cuotas de reserva.',
  'Choose a contract liability account.': 'Elija una cuenta de pasivo por contrato.',
  'The contract liability account already has a balance, so it can’t be changed. You can rename it.':
    'La cuenta de pasivo por contrato ya tiene saldo y no se puede cambiar por otra. Puede cambiarle el nombre.',
  'Enter the first day of a month.': 'Indique el primer día de un mes.',
  'This month is closed. Choose an open month.': 'Este mes está cerrado. Elija un mes abierto.',
  'This month’s income is already correct. There’s nothing to post.':
    'El ingreso de este mes ya es correcto. No hay nada que registrar.',
};
