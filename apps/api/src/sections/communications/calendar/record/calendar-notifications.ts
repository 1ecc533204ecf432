import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import { formatSpan } from '@courtyard/contract/formats';
import type { Audience } from '@courtyard/contract';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { recipientsOf } from '../../../../platform/notifications/audience/recipients.sql';
import { defineNotification, longDay, type Reader } from '../../../../platform/notifications/kind';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { newId } from '../../../../platform/core/ids';
import en from './calendar.en.json';
import es from './calendar.es.json';

const messages = defineMessages({ en, es });

const group = labelOf(messages, 'group');
const permission = 'Calendar Events List View';
export const eventPage = (eventId: string, date: string | null = null): string =>
  `/communications/community-calendar/details?id=${eventId}${date === null ? '' : `&date=${encodeURIComponent(date)}`}`;

/** To those who see the calendar: an event asks who comes. */
export const answersAsked = defineNotification({
  name: 'communications.event-asks',
  group,
  label: labelOf(messages, 'asked.label'),
  permission,
  parameters: z.object({ title: z.string(), startsAt: z.string(), endsAt: z.string(), allDay: z.boolean() }),
  messages,
  content: (t, { title, ...times }, { timeZone, language }) => ({
    title: t('asked.title', { title }),
    text: whenText(times, timeZone, language),
  }),
});

const nobody: ReadonlySet<string> = new Set();

function whenText(
  { startsAt, endsAt, allDay }: { startsAt: string; endsAt: string; allDay: boolean },
  timeZone: string,
  language: 'en' | 'es',
): string {
  if (allDay) return longDay(startsAt, language);
  return formatSpan({ startsAt, endsAt }, { language, dateFormat: 'MMM D, YYYY', timeZone });
}

const changedParameters = z.object({ title: z.string(), day: z.string().nullable() });
/** `Changed: Pool party`, and of a series which day. */
const titleOf = (
  t: TranslateOf<typeof messages>,
  what: 'changed' | 'cancelled',
  { title, day }: z.infer<typeof changedParameters>,
  { language }: Reader,
) =>
  day === null
    ? t(`${what}.title`, { title })
    : t(`${what}.titleOfDay`, { title, day: longDay(day, language) });

/** To those who said that they come, or may. */
export const eventChanged = defineNotification({
  name: 'communications.event-changed',
  group,
  label: labelOf(messages, 'changed.label'),
  permission,
  parameters: changedParameters,
  messages,
  content: (t, given, reader) => ({ title: titleOf(t, 'changed', given, reader), text: t('changed.text') }),
});

export const eventCancelled = defineNotification({
  name: 'communications.event-cancelled',
  group,
  label: labelOf(messages, 'cancelled.label'),
  permission,
  parameters: changedParameters,
  messages,
  content: (t, given, reader) => ({
    title: titleOf(t, 'cancelled', given, reader),
    text: t('cancelled.text'),
  }),
});

export const calendarNotifications = [answersAsked, eventChanged, eventCancelled];

/** Asks those whom an event is for, as far as they see the calendar, but those who were asked before. */
export async function askForAnswers(
  context: CallContext,
  event: CalendarEvent,
  audience: Audience | null,
  askedBefore: ReadonlySet<string> = nobody,
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const invited = await invitedMembers(context, audience);
  const memberIds = invited.filter((memberId) => !askedBefore.has(memberId));
  if (memberIds.length === 0) return;
  await platform.notify(tx, answersAsked, {
    tenant,
    parameters: { title: event.title, startsAt: event.start, endsAt: event.end, allDay: event.allDay },
    link: eventPage(event.id),
    key: askedBefore.size === 0 ? event.id : `${event.id} ${event.version}`,
    to: { memberIds, except: caller.memberId },
  });
}

/** The members of an audience, or all where there is none, who see the calendar. */
export async function invitedMembers(context: CallContext, audience: Audience | null): Promise<string[]> {
  const { tx, platform } = context;
  if (audience === null) {
    const { rows } = await sql<{ id: string }>`select distinct holder.member_id as id
      from (${holderIds(permission)}) holder`.execute(tx);
    return rows.map(({ id }) => id);
  }
  const recipients = await recipientsOf(platform.sections, tx, audience, todayOf(context), { isCount: true });
  const { rows } = await sql<{ id: string }>`select member_id as id from (${recipients}) recipient
    where member_id in (${holderIds(permission)})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Who comes, or may, on a date or on any that is not over. */
async function coming(
  context: CallContext,
  eventId: string,
  { date, from }: { date: string | null; from: string | null },
): Promise<string[]> {
  const rows = await context.tx
    .selectFrom('calendarAnswer')
    .select('memberId')
    .distinct()
    .where('seriesId', '=', eventId)
    .where('answer', '<>', 'no')
    .where('occurrence', '>=', from ?? todayOf(context))
    .$if(date !== null, (query) => query.where('occurrence', '=', date))
    .execute();
  return rows.map(({ memberId }) => memberId).filter((memberId) => memberId !== context.caller.memberId);
}

/** Tells who comes that it changed, or is cancelled and stays on the calendar. */
export async function notifyOfChange(
  context: CallContext,
  { eventId, title, date, isOff }: { eventId: string; title: string; date: string | null; isOff: boolean },
): Promise<void> {
  const memberIds = await coming(context, eventId, { date, from: null });
  if (memberIds.length === 0) return;
  await context.platform.notify(context.tx, isOff ? eventCancelled : eventChanged, {
    tenant: context.tenant,
    parameters: { title, day: date === null ? null : date.slice(0, 10) },
    link: eventPage(eventId, date),
    key: newId(),
    to: { memberIds },
  });
}

export async function notifyOfRemoval(
  context: CallContext,
  { eventId, title, from, scope }: { eventId: string; title: string; from: string | null; scope: string },
): Promise<void> {
  const date = scope === 'this' ? from : null;
  const memberIds = await coming(context, eventId, { date, from });
  if (memberIds.length === 0) return;
  await context.platform.notify(context.tx, eventCancelled, {
    tenant: context.tenant,
    parameters: { title, day: from === null ? null : from.slice(0, 10) },
    link: '/communications/community-calendar',
    key: newId(),
    to: { memberIds },
  });
}
