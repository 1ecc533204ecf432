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
    open: 'This month is open: the figures can still change.',
    closedBy: (name, at) => `Closed by ${name}, ${at}`,
    madeAt: (at, entry) => `Made ${at}, at entry ${entry} of the journal`,
    basis: 'Accrual basis, without the entries of the year’s end',
    chain: 'Head of the chain at the close',
    chainText:
      'Keep this page outside of the product. The command below compares the books with it: whoever changes an entry of this month afterwards changes the hash.',
    headNo: 'Entry',
    headHash: 'SHA-256',
    command: 'Command',
    trialBalance: (day) => `Trial balance at ${day}`,
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Total',
    funds: 'Funds: what they have less what they owe',
    opening: 'At the beginning',
    income: 'Income',
    expense: 'Expenses',
    transfer: 'Transfers between funds',
    direct: 'Posted to fund balances',
    closing: 'At the end',
    assets: 'Assets',
    liabilities: 'Liabilities',
    difference: 'Difference',
    control: 'Control account',
    items: 'Open items',
    ageing: (what) => `${what} by age`,
    banks: 'Bank accounts and undeposited funds',
    balance: 'Balance',
  },
  es: {
    title: (month) => `Informe de cierre, ${month}`,
    open: 'Este mes está abierto: las cifras aún pueden cambiar.',
    closedBy: (name, at) => `Cerrado por ${name}, ${at}`,
    madeAt: (at, entry) => `Hecho el ${at}, con el asiento ${entry} del diario`,
    basis: 'Criterio de devengo, sin los asientos del cierre del ejercicio',
    chain: 'Final de la cadena al cerrar',
    chainText:
      'Guarde esta página fuera del producto. La orden de abajo compara los libros con ella: quien cambie después un asiento de este mes cambia la huella.',
    headNo: 'Asiento',
    headHash: 'SHA-256',
    command: 'Orden',
    trialBalance: (day) => `Balance de comprobación al ${day}`,
    account: 'Cuenta',
    debit: 'Debe',
    credit: 'Haber',
    total: 'Total',
    funds: 'Fondos: lo que tienen menos lo que deben',
    opening: 'Al principio',
    income: 'Ingresos',
    expense: 'Gastos',
    transfer: 'Traspasos entre fondos',
    direct: 'Registrado en saldos de fondos',
    closing: 'Al final',
    assets: 'Activos',
    liabilities: 'Pasivos',
    difference: 'Diferencia',
    control: 'Cuenta de control',
    items: 'Partidas abiertas',
    ageing: (what) => `${what} por antigüedad`,
    banks: 'Cuentas bancarias y fondos sin depositar',
    balance: 'Saldo',
  },
};
