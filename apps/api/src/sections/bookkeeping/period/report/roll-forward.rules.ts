import type {
  CloseReport,
  FundRollForward,
  RollForward,
} from '@courtyard/contract/bookkeeping/period/close-report';
import { subledgers } from '@courtyard/contract/bookkeeping/period/period.values';
import type { AccountBalance, ControlMovement, ControlStanding } from '../../../../ledger';

/** Listings whose balances are debits: all others are what the community owes. */
const sideOf = (subledger: RollForward['subledger']) => (subledger === 'receivable' ? 1 : -1);

const nothing = {
  itemsMinor: 0,
  accountMinor: 0,
  aging: { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 },
};

/** Without a minus before zero. */
const signed = (sign: number, amountMinor: number) => (amountMinor === 0 ? 0 : sign * amountMinor);

interface Standings {
  before: readonly ControlStanding[];
  movements: readonly ControlMovement[];
  after: readonly ControlStanding[];
}

/**
 * Each listing of open items in each fund: the items before, what the lines of the month moved, and the items after beside what the
 * control account stood at. The three are read apart from each other, so that a difference shows.
 */
export function rollForwardsOf(
  { before, movements, after }: Standings,
  fundIds: readonly string[],
): RollForward[] {
  return subledgers.flatMap((subledger) =>
    fundIds.flatMap((fundId) => {
      const isIts = (of: { control: string; fundId: string }) =>
        of.control === subledger && of.fundId === fundId;
      const [opened, closed] = [before.find(isIts) ?? nothing, after.find(isIts) ?? nothing];
      const moved = movements.filter(isIts);
      if (
        opened.itemsMinor === 0 &&
        closed.itemsMinor === 0 &&
        closed.accountMinor === 0 &&
        moved.length === 0
      )
        return [];
      const side = (amountMinor: number) => signed(sideOf(subledger), amountMinor);
      const closingMinor = moved.reduce((sum, { amountMinor }) => sum + amountMinor, opened.itemsMinor);
      const { current, to30, to60, to90, over90 } = closed.aging;
      return [
        {
          subledger,
          fundId,
          openingMinor: side(opened.itemsMinor),
          movements: moved.map(({ kind, amountMinor }) => ({ kind, amountMinor: side(amountMinor) })),
          closingMinor: side(closingMinor),
          itemsMinor: side(closed.itemsMinor),
          controlMinor: side(closed.accountMinor),
          differenceMinor:
            Math.abs(closingMinor - closed.accountMinor) + Math.abs(closed.itemsMinor - closed.accountMinor),
          aging: {
            current: side(current),
            to30: side(to30),
            to60: side(to60),
            to90: side(to90),
            over90: side(over90),
          },
        },
      ];
    }),
  );
}

type Row = Pick<AccountBalance, 'type' | 'fundId' | 'balanceMinor'>;

const sumOf = (rows: readonly Row[], fundId: string, ...types: Row['type'][]) =>
  rows.reduce(
    (sum, row) => (row.fundId === fundId && types.includes(row.type) ? sum + row.balanceMinor : sum),
    0,
  );

/** What each fund has less what it owes: before the month, what added and took away, and after it. Credits of income add. */
export function fundRollForwardsOf(
  { before, moved, after }: { before: readonly Row[]; moved: readonly Row[]; after: readonly Row[] },
  fundIds: readonly string[],
): FundRollForward[] {
  return fundIds.map((fundId) => {
    const openingMinor = sumOf(before, fundId, 'asset', 'liability');
    const of = (type: Row['type']) => signed(-1, sumOf(moved, fundId, type));
    const parts = {
      incomeMinor: of('income'),
      expenseMinor: of('expense'),
      transferMinor: of('transfer'),
      directMinor: of('fund-balance'),
    };
    const closingMinor = Object.values(parts).reduce((sum, part) => sum + part, openingMinor);
    const assetsMinor = sumOf(after, fundId, 'asset');
    const liabilitiesMinor = signed(-1, sumOf(after, fundId, 'liability'));
    return {
      fundId,
      openingMinor,
      ...parts,
      closingMinor,
      assetsMinor,
      liabilitiesMinor,
      differenceMinor: closingMinor - (assetsMinor - liabilitiesMinor),
    };
  });
}

/** Debits and credits of a trial balance by fund: equal in each. */
export function sumsOf(
  rows: CloseReport['trialBalance'],
  fundId: string,
): { debitMinor: number; creditMinor: number } {
  const amounts = rows.filter((row) => row.fundId === fundId).map(({ balanceMinor }) => balanceMinor);
  return {
    debitMinor: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    creditMinor: amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  };
}
