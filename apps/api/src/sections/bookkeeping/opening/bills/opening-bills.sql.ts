import type { OpeningBill } from '@courtyard/contract/bookkeeping/opening/opening';
import type { Tx } from '../../../../platform/database/database';
import type { Text } from '../../../../platform/http/language/sentence';
import { billsThatWait, type BroughtBill, knownVendors, standingBills } from '../../../accounting';
import { ownSince } from '../../moving-in/before-posting/second-person';
import { billKey, type KnownBills } from './opening-bills.rules';

/** Vendors, and numbers of bills that are already here. */
export async function knownBills(tx: Tx, bills: readonly OpeningBill[]): Promise<KnownBills> {
  if (bills.length === 0) return { vendors: new Map(), taken: new Set() };
  const vendors = await knownVendors(tx);
  const standing = await standingBills(
    tx,
    bills.map(({ number }) => number),
  );
  return {
    vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
    taken: new Set(standing.map(billKey)),
  };
}

/**
 * Bills that would need approval if they were entered here, where the books have entries of their own from before the opening
 * balances: these are no way around whoever decides. By the path of each bill's first line.
 */
export async function billsUndecided(
  tx: Tx,
  bills: readonly (BroughtBill & { place: number })[],
  date: string,
): Promise<Record<string, Text>> {
  const since = bills.length === 0 ? null : await ownSince(tx);
  if (since === null || date <= since) return {};
  const waits = await billsThatWait(tx);
  return Object.fromEntries(
    bills
      .filter(waits)
      .map(({ place }) => [
        `bills.${place}.amountMinor`,
        'These books already have entries before this date, and a bill of this amount needs approval. Enter it as a bill.',
      ]),
  );
}
