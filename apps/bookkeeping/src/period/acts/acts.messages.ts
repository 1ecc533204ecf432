import { defineMessages, plural } from '@courtyard/common';

export const actsMessages = defineMessages({
  en: {
    closeTitle: 'Close {month}',
    closeText:
      'Nothing can be posted into it any more. The close report is mailed to those who may see closed months: keep the letter, it shows whether the books were changed later.',
    closed: '{month} is closed',
    checks: 'Before you close',
    'check.earlier': 'Earlier months are closed',
    'check.over': 'The month is over',
    'check.balanced': 'Debits and credits agree in every fund',
    'check.subledgers': 'Accounts of owners and vendors agree with what is open',
    'check.approvals': 'Nothing waits for approval',
    'check.undeposited': 'Everything received is deposited',
    'check.between-funds': 'Funds owe each other nothing',
    'check.bank-lines': 'Every line of the banks is matched',
    'check.reconciled': 'Bank accounts are reconciled',
    'check.recognition': 'Assessments for reserves are the income that they have to be',
    'open.earlier': ({ count }: { count: number }) =>
      plural(count, 'earlier month is open: close it first', 'earlier months are open: close them first'),
    'open.over': 'The month is not over yet',
    'open.balanced': ({ count }: { count: number }) =>
      plural(count, 'fund is not balanced: check the books', 'funds are not balanced: check the books'),
    'open.subledgers': ({ count }: { count: number }) =>
      plural(
        count,
        'account of owners or vendors differs from what is open: check the books',
        'accounts of owners or vendors differ from what is open: check the books',
      ),
    'open.approvals': ({ count }: { count: number }) =>
      plural(
        count,
        'thing waits for approval and may still be posted',
        'things wait for approval and may still be posted',
      ),
    'open.undeposited': '{amount} is received and not deposited yet',
    'open.between-funds': 'Funds owe each other {amount}',
    'open.recognition': '{amount} of assessments for reserves is to be posted',
    'open.bank-lines': ({ count }: { count: number }) =>
      plural(count, 'line of the banks is not matched', 'lines of the banks are not matched'),
    'link.approvals': 'See those you asked for or decide',
    'link.undeposited': 'Make the deposit',
    'link.books-check': 'Check the books',
    'open.reconciled': ({ count }: { count: number }) =>
      plural(count, 'bank account is not reconciled', 'bank accounts are not reconciled'),
    'link.reconciled': 'Bank accounts',
    'link.bank-lines': 'See them',
    'link.recognition': 'Post it on the month’s page',
    'link.between-funds': 'See who owes whom',
    isFine: 'Done',
    isOpen: 'Look at this',
    blocks: 'Needed first',
    closeAnyway: 'Close the month',
    notYet: 'What is needed first is listed above.',
    reopenTitle: 'Reopen {month}',
    reopenText:
      'Entries can be posted into it again, and its report may come out otherwise than the one that was mailed. A second person has to approve.',
    reopenYear: 'The entries of the year’s end are reversed first.',
    reason: 'Reason',
    reasonHelp: 'Everybody who sees the month sees it.',
    reopenVerb: 'Reopen the month',
    reopened: '{month} is open again',
    asked: 'It waits for a second person',
    yearTitle: 'Close the year that ends on {day}',
    yearText:
      'Income, expenses and transfers of each fund go to {account}. Statements of income leave these entries out; reopening the month takes them back.',
    yearNoAccount:
      'The chart has no account that a year is closed to. Add a fund balance with that use first.',
    yearNothing: 'Nothing stands on income, expenses or transfers: there is nothing to close.',
    yearVerb: 'Close the year',
    yearDone: 'The year is closed',
    surplus: 'Surplus of {fund}',
    deficit: 'Deficit of {fund}',
    amount: 'Amount',
    account: 'Account',
    toFundBalance: 'To {account}',
  },
  es: {
    closeTitle: 'Cerrar {month}',
    closeText:
      'Ya no se podrá registrar nada en él. El informe de cierre se envía a quienes pueden ver los meses cerrados: guarde la carta, muestra si los libros se cambiaron después.',
    closed: '{month} está cerrado',
    checks: 'Antes de cerrar',
    'check.earlier': 'Los meses anteriores están cerrados',
    'check.over': 'El mes ha terminado',
    'check.balanced': 'El debe y el haber coinciden en cada fondo',
    'check.subledgers': 'Las cuentas de propietarios y proveedores coinciden con lo pendiente',
    'check.approvals': 'No hay nada pendiente de aprobación',
    'check.undeposited': 'Todo lo cobrado está depositado',
    'check.between-funds': 'Los fondos no se deben nada',
    'check.bank-lines': 'Cada línea de los bancos está vinculada',
    'check.reconciled': 'Las cuentas bancarias están conciliadas',
    'check.recognition': 'Las cuotas para reservas son el ingreso que deben ser',
    'open.earlier': ({ count }) =>
      plural(
        count,
        'mes anterior está abierto: ciérrelo primero',
        'meses anteriores están abiertos: ciérrelos primero',
      ),
    'open.over': 'El mes todavía no ha terminado',
    'open.balanced': ({ count }) =>
      plural(count, 'fondo no cuadra: compruebe los libros', 'fondos no cuadran: compruebe los libros'),
    'open.subledgers': ({ count }) =>
      plural(
        count,
        'cuenta de propietarios o proveedores difiere de lo pendiente: compruebe los libros',
        'cuentas de propietarios o proveedores difieren de lo pendiente: compruebe los libros',
      ),
    'open.approvals': ({ count }) =>
      plural(
        count,
        'cosa espera aprobación y aún podría registrarse',
        'cosas esperan aprobación y aún podrían registrarse',
      ),
    'open.undeposited': '{amount} está cobrado y aún sin depositar',
    'open.between-funds': 'Los fondos se deben {amount}',
    'open.recognition': '{amount} de cuotas para reservas está por registrar',
    'open.bank-lines': ({ count }) =>
      plural(count, 'línea de los bancos está sin conciliar', 'líneas de los bancos están sin conciliar'),
    'link.approvals': 'Ver lo que usted pidió o decide',
    'link.undeposited': 'Hacer el depósito',
    'link.books-check': 'Comprobar los libros',
    'open.reconciled': ({ count }) =>
      plural(count, 'cuenta bancaria no está conciliada', 'cuentas bancarias no están conciliadas'),
    'link.reconciled': 'Cuentas bancarias',
    'link.bank-lines': 'Verlas',
    'link.recognition': 'Registrarlo en la página del mes',
    'link.between-funds': 'Ver quién debe a quién',
    isFine: 'Hecho',
    isOpen: 'Revíselo',
    blocks: 'Hace falta antes',
    closeAnyway: 'Cerrar el mes',
    notYet: 'Lo que hace falta antes está en la lista de arriba.',
    reopenTitle: 'Reabrir {month}',
    reopenText:
      'Se podrán registrar asientos de nuevo, y su informe puede salir distinto del que se envió. Lo tiene que aprobar otra persona.',
    reopenYear: 'Primero se anulan los asientos del cierre del ejercicio.',
    reason: 'Motivo',
    reasonHelp: 'Lo ve quien ve el mes.',
    reopenVerb: 'Reabrir el mes',
    reopened: '{month} está abierto de nuevo',
    asked: 'Espera a otra persona',
    yearTitle: 'Cerrar el ejercicio que termina el {day}',
    yearText:
      'Los ingresos, gastos y traspasos de cada fondo pasan a {account}. Los estados de resultados no cuentan estos asientos; al reabrir el mes se anulan.',
    yearNoAccount:
      'El plan no tiene cuenta a la que cerrar el ejercicio. Agregue primero un saldo de fondo con ese uso.',
    yearNothing: 'No hay nada en ingresos, gastos ni traspasos: no hay nada que cerrar.',
    yearVerb: 'Cerrar el ejercicio',
    yearDone: 'El ejercicio está cerrado',
    surplus: 'Superávit de {fund}',
    deficit: 'Déficit de {fund}',
    amount: 'Importe',
    account: 'Cuenta',
    toFundBalance: 'A {account}',
  },
});
