import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { accounts, funds } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import {
  journalEntryApproval,
  journalReversalApproval,
  reserveEntryApproval,
  reserveReversalApproval,
} from '../journal-entry/journal-entry-approval';
import { reservesLeft, takenBack } from './out-of-reserve.rules';
import { kindsByReserve } from '../../../platform/tenancy/approvals/rules/weighing/reserve-rule';

type Lines = readonly Pick<JournalEntryInput['lines'][number], 'accountId' | 'fundId' | 'amountMinor'>[];

interface Weighed {
  lines: Lines;
  /** The sum of its debits, by which the rules go. */
  amountMinor: number;
  /** Taken back on this day by itself: what comes in leaves again. */
  reverseOn?: string | null;
}

/** What entries wait as in the community, with the reserve funds that they take from; `kind` null where nobody else decides. */
export async function entryKinds(tx: Tx) {
  const chart = { accounts: await accounts(tx), funds: await funds(tx) };
  const kindOf = await kindsByReserve(tx, {
    standard: journalEntryApproval,
    ofReserve: reserveEntryApproval,
  });
  return ({ lines, amountMinor, reverseOn = null }: Weighed) => {
    const back = reverseOn === null ? [] : reservesLeft(chart, takenBack(lines));
    const reserves = [...new Set([...reservesLeft(chart, lines), ...back])];
    return { kind: kindOf({ amountMinor, reserves }), reserves };
  };
}

/** The same of the reversal of an entry. */
export async function reversalKind(tx: Tx, { lines, amountMinor }: Omit<Weighed, 'reverseOn'>) {
  const chart = { accounts: await accounts(tx), funds: await funds(tx) };
  const reserves = reservesLeft(chart, takenBack(lines));
  const kindOf = await kindsByReserve(tx, {
    standard: journalReversalApproval,
    ofReserve: reserveReversalApproval,
  });
  return { kind: kindOf({ amountMinor, reserves }), reserves };
}
