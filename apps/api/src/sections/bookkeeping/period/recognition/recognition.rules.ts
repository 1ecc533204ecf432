import { apportion } from '../../../../ledger';

/** An income account of a fund in a month: what was billed on it, and what of that was deferred already. */
export interface DeferredAccount {
  accountId: string;
  assessedMinor: number;
  deferredMinor: number;
}

interface FundMonth {
  /** Of the liability, without what this month's own recognition did to it. */
  broughtMinor: number;
  spentMinor: number;
  accounts: readonly DeferredAccount[];
}

interface Recognized {
  assessedMinor: number;
  recognizedMinor: number;
  carriedMinor: number;
  toPostMinor: number;
  /** For each income account what moves from it to the liability; negative, back to it. Without those where nothing does. */
  moves: { accountId: string; amountMinor: number }[];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Parts of an amount by what was billed on each account, or taken back where it is negative; all of it on the first one where nothing was. */
function partsOf(amountMinor: number, accounts: readonly DeferredAccount[]): number[] {
  const sign = amountMinor < 0 ? -1 : 1;
  const weights = accounts.map(({ assessedMinor }) => ({ weight: Math.max(0, sign * assessedMinor) }));
  return sumOf(weights.map(({ weight }) => weight)) === 0
    ? accounts.map((_, place) => (place === 0 ? amountMinor : 0))
    : apportion(amountMinor, weights);
}

/**
 * What of the assessments of a fund is income of a month: as much as was spent, at most what was carried into the month and billed in it
 * (ASC 606-10-25: the association performs by spending it on its purpose). The rest is carried on as contract liability. Where more is
 * taken back than is there, it was income of an earlier month, and is taken back as income: nobody owes the association performance.
 */
export function recognizedIn({ broughtMinor, spentMinor, accounts }: FundMonth): Recognized {
  const assessedMinor = sumOf(accounts.map((account) => account.assessedMinor));
  const thereMinor = broughtMinor + assessedMinor;
  const recognizedMinor = Math.min(Math.max(0, spentMinor), thereMinor);
  const parts = partsOf(recognizedMinor, accounts);
  const moves = accounts.map(({ accountId, assessedMinor: billed, deferredMinor }, place) => ({
    accountId,
    amountMinor: billed - (parts[place] ?? 0) - deferredMinor,
  }));
  return {
    assessedMinor,
    recognizedMinor,
    carriedMinor: thereMinor - recognizedMinor,
    toPostMinor: sumOf(moves.map(({ amountMinor }) => amountMinor)),
    moves: moves.filter(({ amountMinor }) => amountMinor !== 0),
  };
}

/**
 * A month whose assessments are income as they are billed: what was deferred in it before somebody said so goes back, and what was carried
 * into it stays.
 */
export function asBilledIn({ broughtMinor, accounts }: Omit<FundMonth, 'spentMinor'>): Recognized {
  const assessedMinor = sumOf(accounts.map((account) => account.assessedMinor));
  const deferred = accounts.filter(({ deferredMinor }) => deferredMinor !== 0);
  return {
    assessedMinor,
    recognizedMinor: assessedMinor,
    carriedMinor: broughtMinor,
    toPostMinor: 0 - sumOf(deferred.map(({ deferredMinor }) => deferredMinor)),
    moves: deferred.map(({ accountId, deferredMinor }) => ({ accountId, amountMinor: -deferredMinor })),
  };
}
