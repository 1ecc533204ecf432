import { defineMessages, plural } from '@courtyard/common';

interface Count {
  count: number;
}

export const staleCheckMessages = defineMessages({
  en: {
    move: 'Move to unclaimed checks',
    moveText:
      'For each check the bank account is debited and the liability account credited. Income doesn’t change.',
    checks: 'Checks to move',
    on: 'Date',
    account: 'Liability account: {account}',
    accountNew: 'A liability account “Unclaimed checks” will be added to the chart of accounts.',
    moved: ({ count }: Count) => `${plural(count, 'check', 'checks')} moved to unclaimed checks`,
    waits: ({ count }: Count) => `${plural(count, 'move is', 'moves are')} pending approval`,
    settings: 'Stale check settings',
    staleAfterDays: 'Days until a check is stale',
    staleAfterDaysHelp: 'Banks may refuse a check after 180 days.',
    unclaimedAccount: 'Liability account',
    unclaimedAccountHelp: 'Stale checks are credited to it. Leave blank to add one with the first check.',
    save: 'Save settings',
    saved: 'Stale check settings saved',
    failed: 'Couldn’t load the settings.',
    undo: 'Undo move to unclaimed checks',
    undoText:
      'A reversing entry is posted, and the check is outstanding again: it was cashed, or will be reissued. It needs the same approval as the move.',
    reason: 'Reason',
    undone: 'Move undone. The check is outstanding again.',
    undoWaits: 'Undo is pending approval',
  },
  es: {
    move: 'Pasar a cheques no cobrados',
    moveText:
      'Por cada cheque se carga la cuenta bancaria y se abona la cuenta de pasivo. Los ingresos no cambian.',
    checks: 'Cheques que se traspasan',
    on: 'Fecha',
    account: 'Cuenta de pasivo: {account}',
    accountNew: 'Se agregará al plan de cuentas una cuenta de pasivo «Unclaimed checks».',
    moved: ({ count }: Count) => `${plural(count, 'cheque pasado', 'cheques pasados')} a no cobrados`,
    waits: ({ count }: Count) =>
      `${plural(count, 'traspaso pendiente', 'traspasos pendientes')} de aprobación`,
    settings: 'Ajustes de cheques caducados',
    staleAfterDays: 'Días hasta que un cheque caduca',
    staleAfterDaysHelp: 'Los bancos pueden rechazar un cheque después de 180 días.',
    unclaimedAccount: 'Cuenta de pasivo',
    unclaimedAccountHelp:
      'En ella se abonan los cheques caducados. Déjela vacía para agregar una con el primer cheque.',
    save: 'Guardar ajustes',
    saved: 'Ajustes de cheques caducados guardados',
    failed: 'No se pudieron cargar los ajustes.',
    undo: 'Deshacer el traspaso a no cobrados',
    undoText:
      'Se registra un asiento de anulación y el cheque vuelve a estar en circulación: se cobró o se emitirá de nuevo. Requiere la misma aprobación que el traspaso.',
    reason: 'Motivo',
    undone: 'Traspaso deshecho. El cheque vuelve a estar en circulación.',
    undoWaits: 'Deshacer el traspaso está pendiente de aprobación',
  },
});
