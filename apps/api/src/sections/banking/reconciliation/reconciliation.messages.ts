import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of reconciliations, in Spanish by the English. */
export const reconciliationSentences: Sentences = {
  reconciliation: 'conciliación',
  'bank statement': 'extracto bancario',
  'bank account': 'cuenta bancaria',
  'Enter the statement date.': 'Ingrese la fecha del extracto.',
  'Enter the statement’s closing balance.': 'Ingrese el saldo final del extracto.',
  'This statement starts on {1}, but the account is reconciled through {2}. Choose a later statement, or enter its date and closing balance manually.':
    'Este extracto empieza el {1}, pero la cuenta está conciliada hasta el {2}. Elija un extracto posterior o ingrese su fecha y su saldo final.',
  'The opening balance doesn’t match the closing balance of {1}. A statement in between is missing. Import and reconcile it first.':
    'El saldo inicial no coincide con el saldo final del {1}. Falta un extracto intermedio. Impórtelo y concílielo primero.',
  'The account is already reconciled through {1}. Enter a later date, or undo that reconciliation first.':
    'La cuenta ya está conciliada hasta el {1}. Ingrese una fecha posterior o deshaga antes esa conciliación.',
  'The date is in the future. Enter a date up to today.': 'La fecha es futura. Ingrese una fecha hasta hoy.',
  'A reconciliation of this account is in progress. Finish or delete it first.':
    'Hay una conciliación de esta cuenta en curso. Termínela o elimínela primero.',
  'This reconciliation is finished. Undo it to change it.':
    'Esta conciliación está terminada. Deshágala para cambiarla.',
  'Only a finished reconciliation can be undone.': 'Solo se puede deshacer una conciliación terminada.',
  'One of these lines is in another reconciliation, or isn’t on this account by the statement date. Nothing was cleared.':
    'Una de estas líneas está en otra conciliación o no es de esta cuenta hasta la fecha del extracto. No se concilió nada.',
  'The difference is {1}. Clear lines until it’s zero, then finish.':
    'La diferencia es de {1}. Concilie líneas hasta que sea cero y termine entonces.',
  'Only the last reconciliation of an account can be undone. Undo or delete the later one first.':
    'Solo se puede deshacer la última conciliación de una cuenta. Deshaga o elimine antes la posterior.',
};
