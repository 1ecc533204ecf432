import type {
  JournalEntry,
  JournalEntryInput,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { type NewEntry, type NewReversal, post } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { getEntry } from './get-entry';

type Approver = NewEntry['approvedBy'];

const actorOf = ({ caller }: Pick<CallContext, 'caller'>) => ({
  id: caller.memberId,
  name: caller.displayName,
});

const approved = (approvedBy: Approver) => (approvedBy === undefined ? {} : { approvedBy });

/** Posts an entry that a person wrote, with its reversal where it is an accrual. The books refuse by a Problem, `ledger-…`. */
export async function postEntry(
  context: CallContext,
  id: string,
  { date, memo, lines, reverseOn }: Omit<JournalEntryInput, 'fileIds'>,
  approvedBy?: Approver,
): Promise<JournalEntry> {
  const kind = reverseOn === null ? 'journal' : 'accrual';
  const entry: NewEntry = { id, key: `journal:${id}`, date, kind, memo, lines, ...approved(approvedBy) };
  const back: NewReversal | null =
    reverseOn === null
      ? null
      : { key: `journal:${id}:back`, date: reverseOn, reverses: id, memo, ...approved(approvedBy) };
  await recordChange(
    context,
    changeOf(
      'journal-entry.post',
      { 'journal-entry': id },
      {},
      { date, memo, reverseOn, lines: lines.length },
    ),
  );
  await post(context.tx, back === null ? [entry] : [entry, back], actorOf(context));
  return getEntry(context, id);
}

/** Takes an entry back by another one. Gives the entry that was taken back. */
export async function reverseEntry(
  context: CallContext,
  entryId: string,
  { on, reason }: { on: string; reason: string },
  approvedBy?: Approver,
): Promise<JournalEntry> {
  const id = newId();
  await recordChange(
    context,
    changeOf('journal-entry.reverse', { 'journal-entry': entryId }, {}, { reversedOn: on, reason }),
  );
  const key = `journal:${entryId}:back`;
  await post(
    context.tx,
    [{ id, key, date: on, reverses: entryId, memo: reason, ...approved(approvedBy) }],
    actorOf(context),
  );
  return getEntry(context, entryId);
}
