import { defineMessages, plural } from '@courtyard/common';

export const actsMessages = defineMessages({
  en: {
    closeTitle: 'Close {month}',
    closeText:
      'Nothing can be posted into it any more. The close report is mailed to those who may see closed months, with the head of the chain.',
    closed: '{month} is closed',
    checks: 'Before you close',
    'check.earlier': 'Earlier months are closed',
    'check.over': 'The month is over',
    'check.balanced': 'Every fund is balanced in every basis',
    'check.subledgers': 'Control accounts are what their open items come to',
    'check.approvals': 'Nothing waits for approval',
    'check.undeposited': 'Everything received is deposited',
    'check.between-funds': 'Funds owe each other nothing',
    'check.bank-lines': 'Every line of the banks is matched',
    'check.recognition': 'Assessments for reserves are the income that they have to be',
    'open.earlier': ({ count }: { count: number }) =>
      plural(count, 'earlier month is open: close it first', 'earlier months are open: close them first'),
    'open.over': 'The month is not over yet',
    'open.balanced': ({ count }: { count: number }) =>
      plural(count, 'fund is not balanced: check the books', 'funds are not balanced: check the books'),
    'open.subledgers': ({ count }: { count: number }) =>
      plural(
        count,
        'control account differs from its open items: check the books',
        'control accounts differ from their open items: check the books',
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
      'Ya no se podrá registrar nada en él. El informe de cierre se envía a quienes pueden ver los meses cerrados, con el final de la cadena.',
    closed: '{month} está cerrado',
    checks: 'Antes de cerrar',
    'check.earlier': 'Los meses anteriores están cerrados',
    'check.over': 'El mes ha terminado',
    'check.balanced': 'Cada fondo cuadra en cada criterio',
    'check.subledgers': 'Las cuentas de control son la suma de sus partidas abiertas',
    'check.approvals': 'No hay nada pendiente de aprobación',
    'check.undeposited': 'Todo lo cobrado está depositado',
    'check.between-funds': 'Los fondos no se deben nada',
    'check.bank-lines': 'Cada línea de los bancos está conciliada',
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
        'cuenta de control difiere de sus partidas abiertas: compruebe los libros',
        'cuentas de control difieren de sus partidas abiertas: compruebe los libros',
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
