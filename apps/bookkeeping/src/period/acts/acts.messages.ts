import { defineMessages, plural } from '@courtyard/common';

export const actsMessages = defineMessages({
  en: {
    closeTitle: 'Close {month}',
    closeText:
      'Closed months are locked. Someone else is asked to confirm the close, and the close report is emailed to everyone who can view closed months. Save that email: it can prove whether the books were changed later.',
    closed: '{month} closed',
    checks: 'Before you close',
    allDone: 'All checks complete.',
    checklist: 'Close checklist',
    progress: '{done} of {all} done',
    askToConfirm: 'Ask for confirmation',
    askedToConfirm: 'Sent for confirmation',
    nobodyToConfirm:
      'No one else has the “Period Confirm” permission. Add it to someone else’s role, then ask again.',
    'check.confirmed': 'Earlier closes are confirmed',
    'check.drafts': 'No draft bills',
    'check.recurring': 'Recurring invoices and entries are posted',
    'check.accruals': 'Recurring expenses are posted or accrued',
    'check.contributions': 'Reserve contributions and other fund transfers are posted',
    'open.confirmed': ({ count }: { count: number }) =>
      plural(count, 'earlier close is pending confirmation', 'earlier closes are pending confirmation'),
    'open.drafts': ({ count }: { count: number }) =>
      plural(count, 'bill is still a draft', 'bills are still drafts'),
    'open.recurring': ({ count }: { count: number }) =>
      plural(count, 'scheduled invoice or entry isn’t posted', 'scheduled invoices or entries aren’t posted'),
    'open.accruals': ({ count }: { count: number }) =>
      plural(
        count,
        'account with expenses in each of the last 3 months has none this month. Enter the bill or accrue it',
        'accounts with expenses in each of the last 3 months have none this month. Enter the bills or accrue them',
      ),
    'open.contributions': ({ count }: { count: number }) =>
      plural(
        count,
        'transfer account used in each of the last 3 months has no entry this month',
        'transfer accounts used in each of the last 3 months have no entry this month',
      ),
    'link.confirmed': 'View months',
    'link.drafts': 'View drafts',
    'link.recurring': 'Recurring templates',
    'link.statement': 'Profit & loss for the month',
    'check.earlier': 'Earlier months are closed',
    'check.over': 'The month is over',
    'check.balanced': 'Debits equal credits in every fund',
    'check.subledgers': 'A/R and A/P agree with open items',
    'check.approvals': 'No pending approvals',
    'check.undeposited': 'All payments are deposited',
    'check.between-funds': 'No interfund balances',
    'check.bank-lines': 'All bank transactions are matched',
    'check.reconciled': 'Bank accounts are reconciled',
    'check.recognition': 'Reserve assessments are recognized per policy',
    'open.earlier': ({ count }: { count: number }) =>
      plural(count, 'earlier month is open. Close it first', 'earlier months are open. Close them first'),
    'open.over': 'The month isn’t over yet',
    'open.balanced': ({ count }: { count: number }) =>
      plural(
        count,
        'fund is out of balance. Verify the ledger',
        'funds are out of balance. Verify the ledger',
      ),
    'open.subledgers': ({ count }: { count: number }) =>
      plural(
        count,
        'A/R or A/P account doesn’t agree with its open items. Verify the ledger',
        'A/R or A/P accounts don’t agree with their open items. Verify the ledger',
      ),
    'open.approvals': ({ count }: { count: number }) =>
      plural(count, 'pending approval could still be posted', 'pending approvals could still be posted'),
    'open.undeposited': '{amount} in undeposited funds',
    'open.between-funds': '{amount} due between funds',
    'open.recognition': '{amount} of reserve assessments to recognize',
    'open.bank-lines': ({ count }: { count: number }) =>
      plural(count, 'unmatched bank transaction', 'unmatched bank transactions'),
    'link.approvals': 'View approvals',
    'link.undeposited': 'Record deposit',
    'link.books-check': 'Verify ledger',
    'open.reconciled': ({ count }: { count: number }) =>
      plural(count, 'bank account isn’t reconciled', 'bank accounts aren’t reconciled'),
    'link.reconciled': 'Bank accounts',
    'link.bank-lines': 'View transactions',
    'link.recognition': 'Post from the month’s page',
    'link.between-funds': 'View interfund loans',
    isFine: 'Done',
    isOpen: 'Review',
    blocks: 'Required',
    closeAnyway: 'Close month',
    notYet: 'Complete the required checks first.',
    reopenTitle: 'Reopen {month}',
    reopenText:
      'Entries can be posted to this month again, and its report may differ from the one that was emailed. Someone else must approve.',
    reopenYear: 'The year-end closing entries are reversed first.',
    reason: 'Reason',
    reasonHelp: 'Visible to everyone who can view the month.',
    reopenVerb: 'Reopen month',
    reopened: '{month} reopened',
    asked: 'Sent for approval',
    yearTitle: 'Close the year ending {day}',
    yearText:
      'Closes each fund’s income, expenses and transfers to {account}. Income statements exclude these entries, and reopening the month reverses them.',
    yearNoAccount:
      'No year-end closing account. First add a fund balance account used for “Year-end closing”.',
    yearNothing: 'Income, expense and transfer balances are zero. There’s nothing to close.',
    yearVerb: 'Close year',
    yearDone: 'Fiscal year closed',
    surplus: 'Surplus of {fund}',
    deficit: 'Deficit of {fund}',
    amount: 'Amount',
    account: 'Account',
    toFundBalance: 'To {account}',
  },
  es: {
    closeTitle: 'Cerrar {month}',
    closeText:
      'Un mes cerrado queda bloqueado. Se pide a otra persona que confirme el cierre, y el informe de cierre se envía por correo a quienes pueden ver los meses cerrados. Guarde ese correo: permite probar si los libros se cambiaron después.',
    closed: '{month} cerrado',
    checks: 'Antes de cerrar',
    allDone: 'Todas las comprobaciones completas.',
    checklist: 'Lista de cierre',
    progress: '{done} de {all} hechas',
    askToConfirm: 'Pedir confirmación',
    askedToConfirm: 'Enviado para su confirmación',
    nobodyToConfirm:
      'Nadie más tiene el permiso «Period Confirm». Agréguelo al rol de otra persona y vuelva a pedirlo.',
    'check.confirmed': 'Los cierres anteriores están confirmados',
    'check.drafts': 'No hay facturas en borrador',
    'check.recurring': 'Las facturas y los asientos periódicos están registrados',
    'check.accruals': 'Los gastos habituales están registrados o devengados',
    'check.contributions': 'Las aportaciones a reservas y demás traspasos entre fondos están registrados',
    'open.confirmed': ({ count }) =>
      plural(
        count,
        'cierre anterior está pendiente de confirmación',
        'cierres anteriores están pendientes de confirmación',
      ),
    'open.drafts': ({ count }) => plural(count, 'factura sigue en borrador', 'facturas siguen en borrador'),
    'open.recurring': ({ count }) =>
      plural(
        count,
        'factura o asiento programado está sin registrar',
        'facturas o asientos programados están sin registrar',
      ),
    'open.accruals': ({ count }) =>
      plural(
        count,
        'cuenta con gasto en cada uno de los últimos 3 meses no tiene ninguno en este. Registre la factura o devénguela',
        'cuentas con gasto en cada uno de los últimos 3 meses no tienen ninguno en este. Registre las facturas o devénguelas',
      ),
    'open.contributions': ({ count }) =>
      plural(
        count,
        'cuenta de traspasos usada en cada uno de los últimos 3 meses no tiene asiento en este',
        'cuentas de traspasos usadas en cada uno de los últimos 3 meses no tienen asiento en este',
      ),
    'link.confirmed': 'Ver los meses',
    'link.drafts': 'Ver los borradores',
    'link.recurring': 'Plantillas periódicas',
    'link.statement': 'Resultados del mes',
    'check.earlier': 'Los meses anteriores están cerrados',
    'check.over': 'El mes ha terminado',
    'check.balanced': 'El debe y el haber cuadran en cada fondo',
    'check.subledgers': 'Las cuentas por cobrar y por pagar coinciden con las partidas abiertas',
    'check.approvals': 'No hay aprobaciones pendientes',
    'check.undeposited': 'Todos los cobros están depositados',
    'check.between-funds': 'No hay saldos entre fondos',
    'check.bank-lines': 'Todos los movimientos bancarios están conciliados',
    'check.reconciled': 'Las cuentas bancarias están conciliadas',
    'check.recognition': 'Las cuotas de reserva están reconocidas según la política',
    'open.earlier': ({ count }) =>
      plural(
        count,
        'mes anterior está abierto. Ciérrelo primero',
        'meses anteriores están abiertos. Ciérrelos primero',
      ),
    'open.over': 'El mes todavía no ha terminado',
    'open.balanced': ({ count }) =>
      plural(count, 'fondo no cuadra. Verifique los libros', 'fondos no cuadran. Verifique los libros'),
    'open.subledgers': ({ count }) =>
      plural(
        count,
        'cuenta por cobrar o por pagar no coincide con sus partidas abiertas. Verifique los libros',
        'cuentas por cobrar o por pagar no coinciden con sus partidas abiertas. Verifique los libros',
      ),
    'open.approvals': ({ count }) =>
      plural(
        count,
        'aprobación pendiente aún podría registrarse',
        'aprobaciones pendientes aún podrían registrarse',
      ),
    'open.undeposited': '{amount} en fondos por depositar',
    'open.between-funds': '{amount} en saldos entre fondos',
    'open.recognition': '{amount} de cuotas de reserva por reconocer',
    'open.bank-lines': ({ count }) =>
      plural(count, 'movimiento bancario sin conciliar', 'movimientos bancarios sin conciliar'),
    'link.approvals': 'Ver aprobaciones',
    'link.undeposited': 'Registrar depósito',
    'link.books-check': 'Verificar los libros',
    'open.reconciled': ({ count }) =>
      plural(count, 'cuenta bancaria no está conciliada', 'cuentas bancarias no están conciliadas'),
    'link.reconciled': 'Cuentas bancarias',
    'link.bank-lines': 'Ver movimientos',
    'link.recognition': 'Registrar en la página del mes',
    'link.between-funds': 'Ver préstamos entre fondos',
    isFine: 'Hecho',
    isOpen: 'Revisar',
    blocks: 'Obligatorio',
    closeAnyway: 'Cerrar el mes',
    notYet: 'Complete antes las comprobaciones obligatorias.',
    reopenTitle: 'Reabrir {month}',
    reopenText:
      'Se podrán registrar asientos de nuevo en este mes y su informe puede diferir del que se envió por correo. Otra persona debe aprobarlo.',
    reopenYear: 'Primero se anulan los asientos del cierre del ejercicio.',
    reason: 'Motivo',
    reasonHelp: 'Visible para quienes pueden ver el mes.',
    reopenVerb: 'Reabrir mes',
    reopened: '{month} reabierto',
    asked: 'Enviado a aprobación',
    yearTitle: 'Cerrar el ejercicio que termina el {day}',
    yearText:
      'Cierra los ingresos, gastos y traspasos de cada fondo contra {account}. Los estados de resultados no incluyen estos asientos; al reabrir el mes se anulan.',
    yearNoAccount:
      'No hay cuenta de cierre. Agregue primero una cuenta de saldo de fondo con el uso «Cierre del ejercicio».',
    yearNothing: 'Los saldos de ingresos, gastos y traspasos son cero. No hay nada que cerrar.',
    yearVerb: 'Cerrar ejercicio',
    yearDone: 'Ejercicio fiscal cerrado',
    surplus: 'Superávit de {fund}',
    deficit: 'Déficit de {fund}',
    amount: 'Importe',
    account: 'Cuenta',
    toFundBalance: 'A {account}',
  },
});
