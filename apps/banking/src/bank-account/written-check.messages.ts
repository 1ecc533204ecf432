import { defineMessages, plural } from '@courtyard/common';

interface Sum {
  count: number;
  amount: string;
}

export const writtenCheckMessages = defineMessages({
  en: {
    title: 'Checks',
    asOf: 'Checks to vendors as of {day}',
    none: 'No checks written.',
    outstanding: 'Outstanding',
    stale: 'Stale',
    staleDated: 'In unclaimed checks',
    entryOfMove: 'View journal entry of the move',
    movedOn: 'Moved to unclaimed checks on {day}',
    staleText:
      'Outstanding more than {days} days. The bank may refuse to pay. Contact the payee, then void and reissue the check, or move it to unclaimed checks.',
    sum: ({ count, amount }: Sum) => `${plural(count, 'check', 'checks')}, ${amount}`,
    first: ({ count }: { count: number }) => `Shows the first ${count}.`,
    check: 'No. {number} · {payee}',
    isStale: 'Stale',
    'state.outstanding': 'Outstanding',
    'state.cleared': 'Cleared',
    'state.stale-dated': 'Unclaimed',
    'state.void': 'Void',
    'state.returned': 'Returned',
    days: ({ count }: { count: number }) => plural(count, 'day old', 'days old'),
    since: '{state} {day}',
  },
  es: {
    title: 'Cheques',
    asOf: 'Cheques a proveedores al {day}',
    none: 'No se ha emitido ningún cheque.',
    outstanding: 'En circulación',
    stale: 'Caducados',
    staleDated: 'En cheques no cobrados',
    entryOfMove: 'Ver el asiento del traspaso',
    movedOn: 'Pasado a cheques no cobrados el {day}',
    staleText:
      'En circulación desde hace más de {days} días. El banco puede negarse a pagarlos. Contacte al beneficiario, anule el cheque y emita otro, o páselo a cheques no cobrados.',
    sum: ({ count, amount }: Sum) => `${plural(count, 'cheque', 'cheques')}, ${amount}`,
    first: ({ count }: { count: number }) => `Solo se muestran los primeros ${count}.`,
    check: 'N.º {number} · {payee}',
    isStale: 'Caducado',
    'state.outstanding': 'En circulación',
    'state.cleared': 'Cobrado',
    'state.stale-dated': 'No cobrado',
    'state.void': 'Anulado',
    'state.returned': 'Devuelto',
    days: ({ count }: { count: number }) => plural(count, 'día', 'días'),
    since: '{state} el {day}',
  },
});
