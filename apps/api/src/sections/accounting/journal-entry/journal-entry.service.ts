import type {
  JournalEntry,
  JournalEntryInput,
  JournalEntryPreview,
  PostedOrWaiting,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { requireNear } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import type { Text } from '../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import type { ApprovalContext } from '../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../platform/tenancy/approvals/request-approval';
import { entryKinds, reversalKind } from '../reserve/waiting-entries';
import { attachFiles } from './entry-files';
import { getEntry } from './get-entry';
import { actorOf, postEntry, reversedAlready, reverseEntry } from './posting';
import { checkedLines } from './written-lines';

const pageOf = (entryId: string) => `/accounting/journal-entries/details?id=${entryId}`;

/** Whether an entry would wait, and for which reserve funds. Throws a Problem, 422, where its lines cannot be posted. */
export async function previewOfEntry(
  { tx }: Pick<CallContext, 'tx'>,
  input: JournalEntryInput,
): Promise<JournalEntryPreview> {
  const { amountMinor } = await checkedLines(tx, input.lines);
  const { kind, reserves } = (await entryKinds(tx))({ ...input, amountMinor });
  return { waits: kind !== null, reserves };
}

/** Posts an entry, or has it wait for a second person. Its files are attached to it either way. */
export async function postOrAsk(
  context: ApprovalContext,
  { fileIds, ...input }: JournalEntryInput,
): Promise<PostedOrWaiting> {
  const { names, amountMinor } = await checkedLines(context.tx, input.lines);
  requireNear({ date: input.date, reverseOn: input.reverseOn }, todayOf(context));
  if (input.reverseOn !== null && input.reverseOn < input.date)
    throw invalid({ reverseOn: 'The reversal date can’t be before the entry date.' });
  const entryId = newId();
  await attachFiles(context, entryId, fileIds);
  const { currency } = context.tenant;
  const { kind, reserves } = (await entryKinds(context.tx))({ ...input, amountMinor });
  const approvalId =
    kind &&
    (await requestApproval(context, kind, {
      parameters: { entryId, input: { ...input, fileIds }, names, reserves, amountMinor, currency },
      about: { record: 'journal-entry', recordId: entryId, link: '/accounting/journal-entries' },
      amount: { minor: amountMinor, currency },
    }));
  if (approvalId !== null) return { entry: null, approvalId };
  await postEntry(context, { id: entryId, by: actorOf(context) }, input);
  return { entry: await getEntry(context, entryId), approvalId: null };
}

async function kindOfReversal(tx: CallContext['tx'], entry: JournalEntry) {
  const lines = entry.lines.map(({ account, fund, amountMinor }) => ({
    accountId: account.id,
    fundId: fund.id,
    amountMinor,
  }));
  return reversalKind(tx, { lines, amountMinor: entry.amountMinor });
}

/** Whether the reversal of an entry would wait, and for which reserve funds. Throws a Problem, 404. */
export async function previewOfReversal(context: ReadContext, entryId: string): Promise<JournalEntryPreview> {
  const { kind, reserves } = await kindOfReversal(context.tx, await getEntry(context, entryId));
  return { waits: kind !== null, reserves };
}

const takenBackThere: Text = 'This entry comes from a document or a year-end close. Reverse it there.';

/** Takes an entry that a person wrote back, or has that wait for a second person. */
export async function reverseOrAsk(
  context: ApprovalContext,
  entryId: string,
  { on, reason }: { on: string; reason: string },
): Promise<PostedOrWaiting> {
  const entry = await getEntry(context, entryId);
  if (entry.reversedBy) throw reversedAlready();
  if (!entry.isReversible) throw conflict('not-reversible', takenBackThere);
  if (on < entry.date) throw invalid({ on: 'A reversal can’t be dated before its entry.' });
  // One that was dated ahead by mistake is taken back on its own day, however far that is.
  if (on !== entry.date) requireNear({ on }, todayOf(context));
  const { amountMinor, no } = entry;
  const { currency } = context.tenant;
  const { kind, reserves } = await kindOfReversal(context.tx, entry);
  const approvalId =
    kind &&
    (await requestApproval(context, kind, {
      parameters: { entryId, no, reserves, on, reason, amountMinor, currency },
      about: { record: 'journal-entry', recordId: entryId, link: pageOf(entryId) },
      amount: { minor: amountMinor, currency },
      reason,
    }));
  if (approvalId !== null) return { entry: null, approvalId };
  return { entry: await reverseEntry(context, entryId, { on, reason }), approvalId: null };
}

/** Attaches further files. What is attached stays. */
export async function attachToEntry(
  context: CallContext,
  entryId: string,
  fileIds: readonly string[],
): Promise<JournalEntry> {
  await getEntry(context, entryId);
  await attachFiles(context, entryId, fileIds);
  const entry = await getEntry(context, entryId);
  const added = entry.files.filter(({ id }) => fileIds.includes(id)).map(({ name }) => name);
  await recordChange(
    context,
    changeOf('journal-entry.attach', { 'journal-entry': entryId }, {}, { files: added }),
  );
  return entry;
}
