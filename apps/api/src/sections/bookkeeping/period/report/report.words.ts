import type { Language } from '@courtyard/contract/fields/words';

interface ReportWords {
  title(month: string): string;
  open: string;
  closedBy(name: string, at: string): string;
  madeAt(at: string, entry: string): string;
  basis: string;
  chain: string;
  chainText: string;
  headNo: string;
  headHash: string;
  command: string;
  trialBalance(day: string): string;
  account: string;
  debit: string;
  credit: string;
  total: string;
  funds: string;
  opening: string;
  income: string;
  expense: string;
  transfer: string;
  direct: string;
  closing: string;
  assets: string;
  liabilities: string;
  difference: string;
  control: string;
  items: string;
  ageing(what: string): string;
  banks: string;
  balance: string;
}

/** What a close report says on paper, beside the words of its figures. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    title: (month) => `Close report, ${month}`,
    open: 'This month is open. Figures can still change.',
    closedBy: (name, at) => `Closed by ${name}, ${at}`,
    madeAt: (at, entry) => `Created ${at}, as of journal entry ${entry}`,
    basis: 'Accrual basis, excluding year-end closing entries',
    chain: 'Journal checkpoint at close',
    chainText:
      'Save this page outside Courtyard. If an entry is changed later, its hash no longer matches. The command below compares the books with this checkpoint.',
    headNo: 'Entry',
    headHash: 'SHA-256',
    command: 'Command',
    trialBalance: (day) => `Trial balance as of ${day}`,
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Total',
    funds: 'Funds: assets less liabilities',
    opening: 'Opening balance',
    income: 'Income',
    expense: 'Expenses',
    transfer: 'Interfund transfers',
    direct: 'Direct to fund balance',
    closing: 'Closing balance',
    assets: 'Assets',
    liabilities: 'Liabilities',
    difference: 'Difference',
    control: 'Control account',
    items: 'Open items',
    ageing: (what) => `${what}: aging`,
    banks: 'Bank accounts and undeposited funds',
    balance: 'Balance',
  },
  es: {
    title: (month) => `Informe de cierre, ${month}`,
    open: 'Este mes está abierto. Las cifras aún pueden cambiar.',
    closedBy: (name, at) => `Cerrado por ${name}, ${at}`,
    madeAt: (at, entry) => `Creado el ${at}, hasta el asiento ${entry} del diario`,
    basis: 'Criterio de devengo, sin los asientos de cierre del ejercicio',
    chain: 'Punto de control del diario al cerrar',
    chainText:
      'Guarde esta página fuera de Courtyard. Si después se cambia un asiento, su huella deja de coincidir. El comando de abajo compara los libros con este punto de control.',
    headNo: 'Asiento',
    headHash: 'SHA-256',
    command: 'Comando',
    trialBalance: (day) => `Balance de comprobación al ${day}`,
    account: 'Cuenta',
    debit: 'Debe',
    credit: 'Haber',
    total: 'Total',
    funds: 'Fondos: activos menos pasivos',
    opening: 'Saldo inicial',
    income: 'Ingresos',
    expense: 'Gastos',
    transfer: 'Traspasos entre fondos',
    direct: 'Directo a saldos de fondos',
    closing: 'Saldo final',
    assets: 'Activos',
    liabilities: 'Pasivos',
    difference: 'Diferencia',
    control: 'Cuenta de control',
    items: 'Partidas abiertas',
    ageing: (what) => `${what}: antigüedad`,
    banks: 'Cuentas bancarias y fondos por depositar',
    balance: 'Saldo',
  },
};
