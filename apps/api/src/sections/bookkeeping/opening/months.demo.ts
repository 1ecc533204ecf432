import type { NewEntry } from '../../../ledger';
import type { Dice } from '../../../platform/section/demo/dice';

/** Ids by the codes of the chart. */
export interface Codes {
  account(code: string): string;
  fund(code: string): string;
}

/** Debits are positive, credits negative. */
type Lines = readonly (readonly [account: string, fund: string, amountMinor: number])[];

interface Monthly {
  day: string;
  kind: 'journal' | 'transfer';
  memo: string;
  lines(dice: Dice): Lines;
}

const paid = (code: string, from: string, fund: string, amountMinor: number): Lines => [
  [code, fund, amountMinor],
  [from, fund, -amountMinor],
];
const interest = (bank: string, fund: string, amountMinor: number): Lines => [
  [bank, fund, amountMinor],
  ['4300', fund, -amountMinor],
];
const contribution = 600_000;

/** What comes back every month without a bill; what is billed comes with the vendors. */
const monthly: readonly Monthly[] = [
  { day: '05', kind: 'journal', memo: 'Management fee', lines: () => paid('5010', '1010', 'OP', 240_000) },
  {
    day: '20',
    kind: 'transfer',
    memo: 'Budgeted reserve contribution',
    lines: () => [
      ['7010', 'OP', contribution],
      ['1010', 'OP', -contribution],
      ['1020', 'RES', contribution],
      ['7010', 'RES', -contribution],
    ],
  },
  { day: '27', kind: 'journal', memo: 'Bank charges', lines: () => paid('5060', '1010', 'OP', 2500) },
  {
    day: '28',
    kind: 'journal',
    memo: 'Monthly interest',
    lines: (dice) => interest('1020', 'RES', dice.between(61_000, 68_000)),
  },
  {
    day: '28',
    kind: 'journal',
    memo: 'Monthly interest',
    lines: (dice) => interest('1030', 'ROOF', dice.between(13_000, 15_500)),
  },
];

/** The entries of a month until a day, with the month in their keys. `month` is `YYYY-MM`. */
export function entriesOfMonth(
  month: string,
  until: string,
  { account, fund }: Codes,
  dice: Dice,
): NewEntry[] {
  return monthly
    .filter(({ day }) => `${month}-${day}` <= until)
    .map(({ day, kind, memo, lines }, place) => ({
      key: `demo:${month}:${place}`,
      date: `${month}-${day}`,
      kind,
      memo,
      lines: lines(dice).map(([code, ofFund, amountMinor]) => ({
        accountId: account(code),
        fundId: fund(ofFund),
        amountMinor,
      })),
    }));
}
