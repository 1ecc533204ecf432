import type { NewEntry } from '../../../ledger';
import { newId } from '../../../platform/core/ids';
import type { OurBalance } from './before-posting/compare.rules';
import type { PlannedEntry, PlannedItem } from './plan.rules';

/** One entry that files make, under the key that it has whenever it is tried. */
export interface MadeEntry {
  key: string;
  /** What it moves, for the comparison. */
  moves: readonly OurBalance[];
  propertyIds: readonly string[];
  /** `ledgers`: of the units, open on the last day. */
  build: (ledgers: ReadonlyMap<string, { id: string }>, unappliedId: string) => NewEntry;
}

const itemsAtOnce = 50;

/** The sum of a receivable is a debit, of an owner's credit or deposit a credit. */
const signed = ({ account, amountMinor }: Pick<PlannedItem, 'account' | 'amountMinor'>) =>
  account.control === 'receivable' ? amountMinor : 0 - amountMinor;

/** Of an entry of the journal, by its place in the file. */
export const journalKey = (prefix: string, index: number): string => `${prefix}:journal:${index + 1}`;

/** Entries of the journal. What is of an account with open items is posted to the clearing account, until the items take it over. */
export function entriesOf(
  planned: readonly PlannedEntry[],
  clearingAccountId: string,
  prefix: string,
): MadeEntry[] {
  return planned.map(({ date, memo, lines }, index): MadeEntry => {
    const made = lines.map(({ account, fundId, amountMinor, memo: own }) => ({
      accountId: account.control === 'none' ? account.id : clearingAccountId,
      fundId,
      amountMinor,
      memo: own,
    }));
    const key = journalKey(prefix, index);
    return {
      key,
      moves: made,
      propertyIds: [],
      build: () => ({ key, date, kind: 'moving-in', memo, lines: made }),
    };
  });
}

/** Entries that begin the open items on the last day, against the clearing account. */
export function itemEntriesOf(
  planned: readonly PlannedItem[],
  { on, clearingAccountId }: { on: string; clearingAccountId: string },
  prefix: string,
): MadeEntry[] {
  const chunks = Array.from({ length: Math.ceil(planned.length / itemsAtOnce) }, (_, at) =>
    planned.slice(at * itemsAtOnce, (at + 1) * itemsAtOnce),
  );
  return chunks.map((chunk, index): MadeEntry => {
    const key = `${prefix}:items:${index + 1}`;
    const taken = chunk.map((item) => ({
      accountId: clearingAccountId,
      fundId: item.fundId,
      amountMinor: 0 - signed(item),
    }));
    const moves = [
      ...chunk.map((item) => ({
        accountId: item.account.id,
        fundId: item.fundId,
        amountMinor: signed(item),
      })),
      ...taken,
    ];
    const build: MadeEntry['build'] = (ledgers, unappliedId) => {
      const items = chunk.map((item) => {
        const ledger = ledgers.get(item.propertyId);
        if (!ledger) throw new Error(`the unit ${item.propertyId} has owners and no ledger`);
        const contra = item.contra?.id ?? (item.account.control === 'owner-credit' ? unappliedId : null);
        return { ...item, contra, id: newId(), party: { kind: 'unit' as const, id: ledger.id } };
      });
      return {
        key,
        date: on,
        kind: 'moving-in',
        items: items.map(({ id, account, fundId, contra, party, memo, issuedOn, dueOn }) => ({
          id,
          accountId: account.id,
          fundId,
          contraAccountId: contra,
          party,
          chargeType: 'regular',
          memo,
          issuedOn,
          dueOn,
        })),
        lines: [
          ...items.map((item) => ({
            accountId: item.account.id,
            fundId: item.fundId,
            amountMinor: signed(item),
            memo: item.memo,
            itemId: item.id,
            party: item.party,
          })),
          ...taken,
        ],
      };
    };
    return { key, moves, propertyIds: chunk.map(({ propertyId }) => propertyId), build };
  });
}
