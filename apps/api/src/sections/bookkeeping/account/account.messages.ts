import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of accounts and funds, in Spanish by English. */
export const accountSentences: Sentences = {
  'The end date is before the start date.': 'La fecha final es anterior a la inicial.',
  'Use letters, digits, dots and hyphens.': 'Use letras, números, puntos y guiones.',
  'Heading not found.': 'No se encontró el título.',
  'The parent must be a heading. Choose a heading.': 'La cuenta superior debe ser un título. Elija uno.',
  'The heading has a different type. Choose one of the same type.':
    'El título es de otro tipo. Elija uno del mismo tipo.',
  'This heading is archived. Restore it or choose another.':
    'Este título está archivado. Restáurelo o elija otro.',
  'Too many levels of headings.': 'Hay demasiados niveles de títulos.',
  'Choose the fund this bank account belongs to.': 'Elija el fondo de esta cuenta bancaria.',
  'This fund is archived. Choose another.': 'Este fondo está archivado. Elija otro.',
  'A heading can’t have open items.': 'Un título no puede tener partidas abiertas.',
  'Accounts receivable must be an asset account.': 'Las cuentas por cobrar deben ser una cuenta de activo.',
  'Owner credits, deposits and accounts payable must be liability accounts.':
    'Los saldos a favor, los depósitos y las cuentas por pagar deben ser cuentas de pasivo.',
  'A heading can’t have a special use.': 'Un título no puede tener un uso especial.',
  'An account with open items can’t have a special use.':
    'Una cuenta con partidas abiertas no puede tener otro uso.',
  'This account type can’t have this use.': 'Este tipo de cuenta no admite este uso.',
  'A heading can’t have a Form 1120-H tag.': 'Un título no lleva clasificación del formulario 1120-H.',
  'Only income and expense accounts have a Form 1120-H tag.':
    'Solo las cuentas de ingresos y gastos llevan clasificación del formulario 1120-H.',
  'This tag is for another account type. Choose a different one.':
    'Esta clasificación es para otro tipo de cuenta. Elija otra.',
  'Another account already has this use.': 'Otra cuenta ya tiene este uso.',
  'Another fund already uses this code.': 'Otro fondo ya usa este código.',
  'Another account already uses this code.': 'Otra cuenta ya usa este código.',
  'This heading has subaccounts of another type. Move them first.':
    'Este título tiene subcuentas de otro tipo. Páselas primero a otro título.',
  'This heading has subaccounts. Move them first.':
    'Este título tiene subcuentas. Páselas primero a otro título.',
  'Its heading is archived. Restore the heading first.':
    'Su título está archivado. Restaure primero el título.',
  'This heading has active subaccounts. Archive them first.':
    'Este título tiene subcuentas activas. Archívelas primero.',
  'This account is used for automatic posting, so it can’t be archived.':
    'Esta cuenta se usa en asientos automáticos y no se puede archivar.',
  'Late fees or interest post to this account. Choose another account for them first.':
    'Los recargos o intereses por mora se registran en esta cuenta. Elija primero otra para ellos.',
  'Late fees or interest post to account {1} of this fund. Choose another account for them first.':
    'Los recargos o intereses por mora se registran en la cuenta {1} de este fondo. Elija primero otra para ellos.',
  'The reserve assessment policy uses this account. Change the policy first.':
    'La política de cuotas de reserva usa esta cuenta. Cambie primero la política.',
};
