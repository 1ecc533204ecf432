import type { OpeningBill } from '@courtyard/contract/bookkeeping/opening/opening';
import type { Tx } from '../../../../platform/database/database';
import type { Text } from '../../../../platform/http/language/sentence';
import { billsThatWait, type BroughtBill, knownVendors, standingBills } from '../../../accounting';
import { ownSince } from '../../books-import/before-posting/second-person';
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
 * Bills that would need approval if they were entered here, once the books have entries of their own: opening balances, whose date is
 * chosen, are no way around whoever decides. By the path of each bill's first line.
 */
export async function billsUndecided(
  tx: Tx,
  bills: readonly (BroughtBill & { place: number })[],
): Promise<Record<string, Text>> {
  if (bills.length === 0 || (await ownSince(tx)) === null) return {};
  const waits = await billsThatWait(tx, bills);
  return Object.fromEntries(
    bills
      .filter(waits)
      .map(({ place }) => [
        `bills.${place}.amountMinor`,
        'These books are already in use, and a bill of this amount needs approval. Enter it as a bill.',
      ]),
  );
}
