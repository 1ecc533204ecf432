import type {
  MovingInColumns,
  MovingInField,
  MovingInKind,
} from '@courtyard/contract/bookkeeping/moving-in/moving-in';
import { movingInFieldsOf } from '@courtyard/contract/bookkeeping/moving-in/moving-in.values';

/** What columns are called in exports of other systems, without case, accents, spaces and punctuation. */
const titles: Readonly<Record<MovingInField, readonly string[]>> = {
  entry: [
    'entry',
    'entryno',
    'entrynumber',
    'journalno',
    'journalentry',
    'je',
    'transaction',
    'transactionid',
    'trans',
    'reference',
    'ref',
    'num',
    'number',
    'asiento',
    'referencia',
  ],
  date: ['date', 'postdate', 'postingdate', 'entrydate', 'transactiondate', 'gldate', 'fecha'],
  account: [
    'account',
    'accountcode',
    'accountnumber',
    'accountno',
    'glaccount',
    'glcode',
    'code',
    'cuenta',
    'codigo',
  ],
  fund: ['fund', 'fundcode', 'class', 'fondo'],
  debit: ['debit', 'debits', 'dr', 'debe', 'deudor'],
  credit: ['credit', 'credits', 'cr', 'haber', 'acreedor'],
  amount: ['amount', 'balance', 'openbalance', 'amountdue', 'netamount', 'importe', 'saldo'],
  memo: ['memo', 'description', 'descripcion', 'concepto', 'details', 'notes', 'name'],
  unit: ['unit', 'unitnumber', 'unitno', 'property', 'lot', 'address', 'unidad', 'propiedad'],
  income: ['income', 'incomeaccount', 'chargeaccount', 'revenueaccount', 'ingreso', 'cuentadeingresos'],
  issuedOn: ['issued', 'issuedon', 'invoicedate', 'chargedate', 'date', 'fecha', 'emision'],
  dueOn: ['due', 'dueon', 'duedate', 'vencimiento', 'vence'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The columns that headings name. A column has one thing, a thing has one column. */
export function guessColumns(kind: MovingInKind, headings: readonly string[]): MovingInColumns {
  const columns: MovingInColumns = {};
  const names = headings.map(plain);
  const taken = new Set<number>();
  for (const field of movingInFieldsOf[kind].all) {
    const found = titles[field]
      .map((title) => names.findIndex((name, at) => name === title && !taken.has(at)))
      .find((at) => at !== -1);
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}
