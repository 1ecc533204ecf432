import {
  type Meeting,
  type MeetingSummary,
  meetingSummary,
} from '@courtyard/contract/communications/meeting/meeting';
import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { minutesItem, minutesWaiting } from '../agenda/minutes-items';
import { meetingEntry } from '../record/meeting-entry';
import { withExecutive } from './meeting.access';
import { momentsOf, nextDay } from './meeting.rules';
import { getMeeting, lockMeeting } from './meeting.sql';

type Asked = { count: number } | { unlessPlanned: true };

/**
 * Plans the next meetings of one that comes back, as drafts after the last of its series: with its place, its agenda, and, of a
 * board or a committee, those who were invited and are members still. What minutes wait for approval is on the first agenda.
 * `unlessPlanned`: one, where none is planned. Throws conflict for one that does not come back.
 */
export async function planNext(
  context: CallContext,
  meetingId: string,
  asked: Asked,
): Promise<MeetingSummary[]> {
  const { tx, tenant } = context;
  await lockMeeting(context, meetingId);
  // What is executive comes back too, whoever plans.
  const meeting = await getMeeting(withExecutive(context), meetingId);
  const { repeats } = meeting;
  if (repeats === null)
    throw conflict('no-repeats', 'This meeting doesn’t repeat: edit it to set how often.');
  const seriesId = await seriesOf(context, meetingId);
  const { last, planned } = await tx
    .selectFrom('meeting')
    .select(sql<string>`max(starts_at)`.as('last'))
    .select(sql<number>`(count(*) filter (where status in ('draft', 'called')))::int`.as('planned'))
    .where('seriesId', '=', seriesId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  if ('unlessPlanned' in asked && planned > 0) return [];
  let day = dayAt(last ?? meeting.startsAt, tenant.timeZone);
  const made: MeetingSummary[] = [];
  const count = 'count' in asked ? asked.count : 1;
  for (let index = 0; index < count; index += 1) {
    day = nextDay(day, repeats);
    const draft = { day, seriesId, isNext: index === 0 && planned === 0 };
    made.push(meetingSummary.parse(await makeDraft(context, meeting, draft)));
  }
  return made;
}

async function seriesOf({ tx }: CallContext, meetingId: string): Promise<string> {
  const { seriesId } = await tx
    .updateTable('meeting')
    .set({ seriesId: sql<string>`coalesce(series_id, id)` })
    .where('id', '=', meetingId)
    .returning('seriesId')
    .executeTakeFirstOrThrow();
  return seriesId ?? meetingId;
}

interface Draft {
  day: string;
  seriesId: string;
  /** The very next: minutes that wait are approved there. */
  isNext: boolean;
}

async function makeDraft(
  context: CallContext,
  meeting: Meeting,
  { day, seriesId, isNext }: Draft,
): Promise<Meeting> {
  const { tx, tenant } = context;
  const { name, kind, place, onlineUrl, notes, isExecutive, repeats, startTime, endTime } = meeting;
  const id = newId();
  const moments = momentsOf({ heldOn: day, startTime, endTime }, tenant.timeZone);
  await tx
    .insertInto('meeting')
    .values({
      tenantId: tenant.id,
      id,
      seriesId,
      name,
      kind,
      place,
      onlineUrl,
      notes,
      isExecutive,
      isReconvened: false,
      repeats,
      ...moments,
    })
    .execute();
  await copyAgenda(context, meeting, { id, before: moments.startsAt, isNext });
  if (kind === 'board' || kind === 'committee')
    await sql`
      insert into meeting_attendee (tenant_id, meeting_id, person_key, member_id, name, email, language, units, postal_address)
      select a.tenant_id, ${id}::uuid, a.person_key, a.member_id, member.display_name, identity.email, a.language, a.units,
        a.postal_address
      from meeting_attendee a
      join member on member.id = a.member_id and member.status = 'active'
      join identity on identity.id = member.identity_id
      where a.meeting_id = ${meeting.id}`.execute(tx);
  const made = await getMeeting(context, id);
  await recordChange(
    context,
    meetingEntry(made, 'create', {}, { name, kind, heldOn: day, startTime, endTime, place, repeats }),
  );
  return made;
}

async function copyAgenda(
  context: CallContext,
  { kind, agenda }: Meeting,
  { id: meetingId, before, isNext }: { id: string; before: string; isNext: boolean },
): Promise<void> {
  const { tx, tenant } = context;
  const waiting = isNext ? await minutesWaiting(withExecutive(context), { kind, before }) : [];
  const copied = agenda
    .filter(({ minutesOf }) => minutesOf === null)
    .map(({ title, minutes, presenter, body, isExecutive }) => ({
      title,
      minutes,
      presenter,
      body,
      isExecutive,
      minutesOf: null,
    }));
  // After the opening, as meetings do.
  const place = Math.min(1, copied.length);
  const items = [
    ...copied.slice(0, place),
    ...waiting.map((earlier) => minutesItem(context, earlier)),
    ...copied.slice(place),
  ];
  if (items.length === 0) return;
  await tx
    .insertInto('agendaItem')
    .values(
      items.map((item, index) => ({
        tenantId: tenant.id,
        id: newId(),
        meetingId,
        position: index + 1,
        ...item,
      })),
    )
    .execute();
}
