import type {
  OpenCharge,
  UnitStatement,
} from '@courtyard/contract/accounting/receivables/statement/statement';
import { daysBetween } from '@courtyard/contract/days';

type Balances = Pick<UnitStatement, 'balanceMinor' | 'overdueMinor'>;

/** How a unit stands, as its owner asks: nothing is owed, something is, it is late, or it was paid ahead. */
export function standingOf({ balanceMinor, overdueMinor }: Balances): 'clear' | 'owing' | 'late' | 'ahead' {
  if (overdueMinor > 0) return 'late';
  if (balanceMinor > 0) return 'owing';
  return balanceMinor < 0 ? 'ahead' : 'clear';
}

/** Since when the oldest of what is open has been overdue, and for how many days; null where nothing is. */
export function lateSince(
  open: readonly Pick<OpenCharge, 'dueOn' | 'openMinor'>[],
  today: string,
): { dueOn: string; days: number } | null {
  const [dueOn] = open
    .filter((charge) => charge.openMinor > 0 && charge.dueOn < today)
    .map((charge) => charge.dueOn)
    .toSorted();
  return dueOn === undefined ? null : { dueOn, days: daysBetween(dueOn, today) };
}

/** What all of somebody's units owe together; what one has to its credit pays nothing of another. */
export const owedOfAll = (units: readonly Balances[]): number =>
  units.reduce((sum, { balanceMinor }) => sum + Math.max(0, balanceMinor), 0);
