import type { BankCsvMapping } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';

type Amount = BankCsvMapping['amount'];

/** How amounts can stand in a table. */
export const amountKinds = ['signed', 'negated', 'two', 'signed-by'] as const;
export type AmountKind = (typeof amountKinds)[number];

export const amountKindOf = (amount: Amount): AmountKind =>
  amount.kind === 'signed' && amount.negate ? 'negated' : amount.kind;

/** The same columns, as far as both kinds have them, read as another kind. */
export function asKind(amount: Amount, kind: AmountKind): Amount {
  const column = amount.kind === 'two' ? amount.debit : amount.column;
  if (kind === 'two') return { kind, debit: column, credit: column + 1 };
  if (kind === 'signed-by') return { kind, column, sign: column + 1 };
  return { kind: 'signed', column, negate: kind === 'negated' };
}
