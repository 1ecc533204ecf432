import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the section tell people, in Spanish by the English. */
export const bankingSentences: Sentences = {
  'See bank accounts with book and bank balances':
    'Ver las cuentas bancarias con sus saldos en los libros y en el banco',
  'Manage bank account settings, and move stale checks to a liability':
    'Administrar los ajustes de las cuentas bancarias y pasar a pasivo los cheques caducados',
  'Reconcile bank statements': 'Conciliar extractos bancarios',
  'See payouts': 'Ver los pagos',
  'Approve payouts': 'Aprobar pagos',
  'See financial reports and the general ledger': 'Ver los informes financieros y el libro mayor',
  'Choose a date before the date of the balance sheet.': 'Elija una fecha anterior a la del balance general.',
  'Choose a date before the date of the trial balance.':
    'Elija una fecha anterior a la del balance de comprobación.',
  'The last day is before the first. Choose a later one.':
    'El último día es anterior al primero. Elija uno posterior.',
  'Choose a period of at most {1} months to see it by month.':
    'Elija un período de {1} meses como máximo para verlo por mes.',
  'The PDF is limited to {1} lines. Choose a shorter period or one account, or export to CSV or XLSX.':
    'El PDF admite {1} líneas como máximo. Elija un período más corto o una cuenta, o exporte CSV o XLSX.',
  'Choose each report only once.': 'Elija cada informe una sola vez.',
  'published report': 'informe publicado',
  'Fund not found. Choose another one.': 'Fondo no encontrado. Elija otro.',
};
