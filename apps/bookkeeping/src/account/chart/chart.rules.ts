import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { accountTypes } from '@courtyard/contract/bookkeeping/account/account.values';
import { searchKey } from '@courtyard/ui';

export type AccountType = Account['type'];

/** What stands in a row: by fund and in all, positive on the side that is normal for its type, in minor units. */
export interface Amounts {
  byFund: ReadonlyMap<string, number>;
  totalMinor: number;
}

/** A line of the chart: all of a type, a heading, or an account that is posted to. */
export interface ChartRow {
  /** The type, or the account's code: unique in a chart, and short enough for an address. */
  key: string;
  /** 1 for a type, 2 for what stands right below it. */
  level: number;
  parentKey: string | null;
  type: AccountType;
  /** Null for a type. */
  account: Account | null;
  /** Whether what is below it shows; undefined where nothing is. */
  isOpen: boolean | undefined;
  amounts: Amounts;
}

export interface ChartView {
  search: string;
  /** Accounts that are archived show too. */
  hasArchived: boolean;
  /** Accounts in which nothing stands are left out. */
  isWithoutZero: boolean;
  /** Keys of rows that are closed; while one searches, none is. */
  closed: ReadonlySet<string>;
}

/** Types whose balances are debits. Those of the others are credits, transfers among them: what comes into a fund. */
const debitTypes: readonly AccountType[] = ['asset', 'expense'];

/** A balance (debits less credits) as people read it: positive on the side that is normal for the type. */
export const inNormalSide = (type: AccountType, balanceMinor: number): number =>
  debitTypes.includes(type) || balanceMinor === 0 ? balanceMinor : -balanceMinor;

const nothing: Amounts = { byFund: new Map(), totalMinor: 0 };

function amountsOf({ type, balances }: Account): Amounts {
  const byFund = new Map(
    balances.map(({ fundId, balanceMinor }) => [fundId, inNormalSide(type, balanceMinor)]),
  );
  return { byFund, totalMinor: sumOf([...byFund.values()]) };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function added(all: readonly Amounts[]): Amounts {
  const byFund = new Map<string, number>();
  for (const { byFund: each } of all)
    for (const [fundId, amount] of each) byFund.set(fundId, (byFund.get(fundId) ?? 0) + amount);
  return { byFund, totalMinor: sumOf(all.map(({ totalMinor }) => totalMinor)) };
}

/** Something stands in one of the funds, even where they add up to nothing. */
const isZero = ({ byFund }: Amounts) => [...byFund.values()].every((amount) => amount === 0);

function matches({ code, name }: Account, search: string): boolean {
  const key = searchKey(search);
  return searchKey(code).startsWith(key) || searchKey(name).includes(key);
}

/** An account with all that is below it. */
interface Branch {
  account: Account;
  below: Branch[];
  amounts: Amounts;
}

/** Headings without limit to their depth; one whose heading is not in the chart stands right below its type. */
function branchesOf(all: readonly Account[]): Branch[] {
  const known = new Set(all.map(({ id }) => id));
  const below = new Map<string | null, Account[]>();
  for (const account of all) {
    const place = account.parentId && known.has(account.parentId) ? account.parentId : null;
    below.set(place, [...(below.get(place) ?? []), account]);
  }
  const branch = (account: Account): Branch => {
    const children = (below.get(account.id) ?? []).map(branch);
    const own = account.isHeading ? nothing : amountsOf(account);
    return { account, below: children, amounts: added([own, ...children.map(({ amounts }) => amounts)]) };
  };
  return (below.get(null) ?? []).map(branch);
}

/** What of a branch shows: itself with what of it does, or nothing. What is left out still counts in the sums above it. */
function shownOf(branch: Branch, view: ChartView, isBelowFound = false): Branch | null {
  const { account } = branch;
  const isFound = isBelowFound || view.search === '' || matches(account, view.search);
  const below = branch.below.flatMap((each) => shownOf(each, view, isFound) ?? []);
  if (below.length > 0) return { ...branch, below };
  // An archived account that something stood in on that day shows: the sums would not be explained without it.
  const isAway = account.archivedAt !== null && !view.hasArchived && isZero(branch.amounts);
  const isLeftOut = view.isWithoutZero && isZero(branch.amounts);
  return isFound && !isAway && !isLeftOut ? { ...branch, below } : null;
}

/** All of a type stands below one heading, which is then the type's row. */
const isOneHeading = ([only, ...others]: readonly Branch[]) =>
  others.length === 0 && only?.account.isHeading === true;

/** The lines of a chart in the order in which they are drawn: types as in the statements, accounts by code. */
export function chartRows({ accounts }: Pick<Chart, 'accounts'>, view: ChartView): ChartRow[] {
  const isOpen = (key: string, below: readonly Branch[]) =>
    below.length === 0 ? undefined : view.search !== '' || !view.closed.has(key);
  const rowsOf = (branch: Branch, level: number, parentKey: string | null): ChartRow[] => {
    const { account, below, amounts } = branch;
    const key = account.code;
    const row = { key, level, parentKey, type: account.type, account, isOpen: isOpen(key, below), amounts };
    return [row, ...(row.isOpen ? below.flatMap((each) => rowsOf(each, level + 1, key)) : [])];
  };
  return accountTypes.flatMap((type): ChartRow[] => {
    const all = branchesOf(accounts.filter((account) => account.type === type));
    const shown = all.flatMap((branch) => shownOf(branch, view) ?? []);
    if (shown.length === 0) return [];
    // “Assets” above “1000 Assets” would say it twice.
    if (isOneHeading(all)) return shown.flatMap((branch) => rowsOf(branch, 1, null));
    const amounts = added(all.map((branch) => branch.amounts));
    const head = { key: type, level: 1, parentKey: null, type, account: null, amounts };
    const row = { ...head, isOpen: isOpen(type, shown) };
    return [row, ...(row.isOpen ? shown.flatMap((branch) => rowsOf(branch, 2, type)) : [])];
  });
}

/** Keys of all rows that something stands below, for closing them at once. */
export function keysOfHeadings({ accounts }: Pick<Chart, 'accounts'>): string[] {
  const types = accountTypes.filter((type) => accounts.some((account) => account.type === type));
  return [...types, ...accounts.filter(({ isHeading }) => isHeading).map(({ code }) => code)];
}
