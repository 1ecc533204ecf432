import {
  type AgendaItem,
  type AgendaItemChange,
  agendaItemInput,
  type AgendaItemInput,
  maxAgendaItems,
} from '@courtyard/contract/communications/meeting/agenda/agenda';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { requireExecutive } from '../plan/meeting.access';
import { meetingEntry } from '../record/meeting-entry';
import { reordered } from '../plan/meeting.rules';
import { lockUntilApproval } from '../record/lock-record';
import { agendaFiles, agendaOf } from './agenda.sql';

interface Place {
  meetingId: string;
  itemId: string;
}

/** What the history tells of an item: names in place of ids. */
const auditValues = (item: AgendaItem): Record<string, unknown> => ({
  ...writtenFields(agendaItemInput, item),
  files: item.files.map(({ name }) => name),
});

/** Throws notFound, also for one that the caller may not see. */
async function requireItem(context: CallContext, { meetingId, itemId }: Place): Promise<AgendaItem> {
  const found = (await agendaOf(context, meetingId)).find(({ id }) => id === itemId);
  if (!found) throw notFound('agenda item');
  return found;
}

const subject = (meeting: { id: string; isExecutive: boolean }, item: { isExecutive: boolean }) => ({
  id: meeting.id,
  isExecutive: meeting.isExecutive || item.isExecutive,
});

export async function createAgendaItem(
  context: CallContext,
  meetingId: string,
  { fileIds, ...input }: AgendaItemInput,
): Promise<AgendaItem> {
  requireExecutive(context, input.isExecutive);
  const meeting = await lockUntilApproval(context, meetingId);
  const { count, last } = await context.tx
    .selectFrom('agendaItem')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  if (count >= maxAgendaItems) throw conflict('agenda-full', 'An agenda can have up to 60 items.');
  const itemId = newId();
  await context.tx
    .insertInto('agendaItem')
    .values({ tenantId: context.tenant.id, id: itemId, meetingId, position: last + 1, ...input })
    .execute();
  await agendaFiles.replace(context, itemId, fileIds);
  const made = await requireItem(context, { meetingId, itemId });
  await recordChange(context, meetingEntry(subject(meeting, made), 'add-item', {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateAgendaItem(
  context: CallContext,
  place: Place,
  { fileIds, version, ...change }: AgendaItemChange,
): Promise<AgendaItem> {
  const meeting = await lockUntilApproval(context, place.meetingId);
  const before = await requireItem(context, place);
  if (before.version !== version) throw versionConflict('agenda item');
  await context.tx
    .updateTable('agendaItem')
    .set({ ...change, version: version + 1 })
    .where('id', '=', place.itemId)
    .execute();
  await agendaFiles.replace(context, place.itemId, fileIds);
  const after = await requireItem(context, place);
  await recordChange(
    context,
    meetingEntry(subject(meeting, after), 'change-item', auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removeAgendaItem(context: CallContext, place: Place): Promise<void> {
  const meeting = await lockUntilApproval(context, place.meetingId);
  const before = await requireItem(context, place);
  await agendaFiles.replace(context, place.itemId, []);
  await context.tx.deleteFrom('agendaItem').where('id', '=', place.itemId).execute();
  await recordChange(context, meetingEntry(subject(meeting, before), 'remove-item', auditValues(before), {}));
}

/** Puts all that the caller sees in another order; what they do not see keeps its places. */
export async function orderAgenda(
  context: CallContext,
  meetingId: string,
  itemIds: readonly string[],
): Promise<AgendaItem[]> {
  const meeting = await lockUntilApproval(context, meetingId);
  const before = await agendaOf(context, meetingId);
  const isSame =
    before
      .map(({ id }) => id)
      .toSorted()
      .join() === itemIds.toSorted().join();
  if (!isSame)
    throw conflict(
      'changed-meanwhile',
      'The agenda was changed by someone else. Review it and make your change again.',
    );
  const all = await context.tx
    .selectFrom('agendaItem')
    .select('id')
    .where('meetingId', '=', meetingId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const order = reordered(
    all.map(({ id }) => id),
    itemIds,
  );
  await sql`update agenda_item set position = given.place
    from unnest(${order}::uuid[]) with ordinality as given (id, place)
    where agenda_item.id = given.id and agenda_item.meeting_id = ${meetingId}`.execute(context.tx);
  const after = await agendaOf(context, meetingId);
  const openTitles = (items: readonly AgendaItem[]) => ({
    agenda: items.filter((item) => meeting.isExecutive || !item.isExecutive).map(({ title }) => title),
  });
  await recordChange(context, meetingEntry(meeting, 'order-agenda', openTitles(before), openTitles(after)));
  return after;
}
