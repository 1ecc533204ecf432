import type {
  JournalEntry,
  JournalEntryInput,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { type Actor, type NewEntry, type NewReversal, post, reverse } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { getEntry } from './get-entry';
import { recurringSource } from './journal-entry.sql';

type Approver = NewEntry['approvedBy'];

export const actorOf = ({ caller }: Pick<CallContext, 'caller'>) => ({
  id: caller.memberId,
  name: caller.displayName,
});

const approved = (approvedBy: Approver) => (approvedBy === undefined ? {} : { approvedBy });

interface Posting {
  /** That the entry gets. */
  id: string;
  /** A person, or the clock. */
  by: Actor;
  approvedBy?: Approver;
  /** The recurring entry that it is of. */
  templateId?: string | undefined;
}

/**
 * Posts an entry that a person wrote, at once or as a recurring one, with its reversal where it is an accrual. The books refuse by a
 * Problem, `ledger-…`.
 */
export async function postEntry(
  context: Omit<CallContext, 'caller'>,
  { id, by, approvedBy, templateId }: Posting,
  { date, memo, lines, reverseOn }: Omit<JournalEntryInput, 'fileIds'>,
): Promise<void> {
  const kind = reverseOn === null ? 'journal' : 'accrual';
  const source = templateId === undefined ? {} : { source: { kind: recurringSource, id: templateId } };
  const entry: NewEntry = {
    id,
    key: `journal:${id}`,
    date,
    kind,
    memo,
    lines,
    ...source,
    ...approved(approvedBy),
  };
  const back: NewReversal | null =
    reverseOn === null
      ? null
      : { key: `journal:${id}:back`, date: reverseOn, reverses: id, memo, ...approved(approvedBy) };
  const recorded = recordChange(
    context,
    changeOf(
      'journal-entry.post',
      { 'journal-entry': id },
      {},
      { date, memo, reverseOn, lines: lines.length },
    ),
  );
  // Sent together: where the books refuse, that is what is said, not that the history could not be written any more.
  recorded.catch(() => {});
  await post(context.tx, back === null ? [entry] : [entry, back], by);
  await recorded;
}

export const reversedAlready = () => conflict('ledger-reversed', 'This entry was already reversed.');

/** Takes an entry back by another one. Gives the entry that was taken back. */
export async function reverseEntry(
  context: CallContext,
  entryId: string,
  { on, reason }: { on: string; reason: string },
  approvedBy?: Approver,
): Promise<JournalEntry> {
  const key = `journal:${entryId}:back`;
  const back = { id: newId(), key, date: on, reverses: entryId, memo: reason, ...approved(approvedBy) };
  await recordChange(
    context,
    changeOf('journal-entry.reverse', { 'journal-entry': entryId }, {}, { reversedOn: on, reason }),
  );
  // Of two at once that say the same, the books take the second for the first sent again: it took nothing back.
  if ((await reverse(context.tx, back, actorOf(context))).isRepeated) throw reversedAlready();
  return getEntry(context, entryId);
}
