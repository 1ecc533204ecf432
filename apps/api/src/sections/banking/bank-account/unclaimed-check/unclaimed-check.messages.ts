import type { Sentences } from '../../../../platform/http/language/sentence';

/** What is told of unclaimed checks, in Spanish by the English. */
export const unclaimedCheckSentences: Sentences = {
  'Enter a number of days from 30 to 3,650.': 'Introduzca un número de días de 30 a 3650.',
  'Choose at least one check.': 'Elija al menos un cheque.',
  'Choose at most 50 checks at a time.': 'Elija 50 cheques como máximo cada vez.',
  'Choose a liability account that isn’t used for invoices, bills or deposits.':
    'Elija una cuenta de pasivo que no se use para facturas ni depósitos.',
  'The liability account for unclaimed checks is archived, or belongs to another fund. Choose another one in the stale check settings.':
    'La cuenta de pasivo de los cheques no cobrados está archivada o es de otro fondo. Elija otra en los ajustes de cheques caducados.',
  'The account is reconciled through {1}. Enter a later date.':
    'La cuenta está conciliada hasta el {1}. Introduzca una fecha posterior.',
  'Check {1} is void or was returned. Leave it out.':
    'El cheque {1} está anulado o fue devuelto. No lo incluya.',
  'Check {1} is in unclaimed checks already. Leave it out.':
    'El cheque {1} ya está entre los no cobrados. No lo incluya.',
  'Check {1} is cleared, or matched to a bank transaction. Leave it out.':
    'El cheque {1} está cobrado o vinculado a un movimiento bancario. No lo incluya.',
  'Check {1} isn’t stale: it is outstanding for no more than {2} days. Leave it out, or choose a later date.':
    'El cheque {1} no ha caducado: lleva {2} días o menos en circulación. No lo incluya, o elija una fecha posterior.',
  'This move was undone already.': 'Este traspaso ya se deshizo.',
  'Enter the date of the move, or a later one.': 'Introduzca la fecha del traspaso o una posterior.',
  check: 'cheque',
  'unclaimed check': 'cheque no cobrado',
};
