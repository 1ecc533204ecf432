import type {
  CalendarCategory,
  CalendarOccurrence,
  CalendarRange,
} from '@courtyard/contract/communications/calendar/calendar-event';
import {
  maxCalendarDays,
  maxOccurrences,
} from '@courtyard/contract/communications/calendar/calendar-event.values';
import type { Language } from '@courtyard/contract/fields/labels';
import { addDays, daysBetween, momentAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { invalid } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { usesSection } from '../../../../platform/section/jobs/section-jobs';
import { occurrencesIn } from './calendar-row.rules';
import { listedBetween, listedOverrides } from './calendar.sql';
import { seenBy } from './seen.sql';

interface Asked {
  from: string;
  to: string;
  category?: readonly CalendarCategory[] | undefined;
  language?: Language | undefined;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Days and moments as they are written sort as they follow each other. */
const byStart = (a: CalendarOccurrence, b: CalendarOccurrence) =>
  inOrder(a.start, b.start) || inOrder(a.key, b.key);

/** Throws where the days are out of order or too many. */
function requireRange({ from, to }: Asked): void {
  const days = daysBetween(from, to);
  if (days < 0) throw invalid({ to: 'The end date is before the start date.' });
  if (days >= maxCalendarDays) throw invalid({ to: 'Request at most 400 days at once.' });
}

/** Every date of the days asked for: of events, and what other sections have for the caller. */
export async function calendarRange(context: ReadContext, asked: Asked): Promise<CalendarRange> {
  requireRange(asked);
  const { timeZone } = context.tenant;
  const from = momentAt(asked.from, 0, timeZone);
  const to = momentAt(addDays(asked.to, 1), 0, timeZone);
  const rows = await listedBetween(context.tx, from, to, await seenBy(context));
  const overrides = await listedOverrides(
    context.tx,
    rows.map(({ id }) => id),
  );
  const found: CalendarOccurrence[] = [];
  for (const row of rows) {
    found.push(...occurrencesIn(row, overrides.get(row.id) ?? [], { from, to, timeZone }));
    // Twice as many are worked out at most: the first of them are answered.
    if (found.length > maxOccurrences * 2) break;
  }
  found.push(...(await ofSections(context, asked)));
  const wanted = new Set<string>(asked.category);
  const shown = found.filter(({ category }) => wanted.size === 0 || wanted.has(category)).toSorted(byStart);
  const occurrences = shown.slice(0, maxOccurrences);
  await addAnswers(context, occurrences);
  return { timeZone, occurrences, isCut: shown.length > maxOccurrences };
}

/** What other sections have on these days for the caller. */
async function ofSections(
  context: ReadContext,
  { from, to, language = 'en' }: Asked,
): Promise<CalendarOccurrence[]> {
  const found: CalendarOccurrence[] = [];
  for (const section of context.platform.sections) {
    const providers = section.calendar.filter(
      ({ permission }) => permission === null || context.caller.permissions.has(permission),
    );
    if (providers.length === 0 || !(await usesSection(context.tx, section.id))) continue;
    for (const { kind, find } of providers) {
      const dates = await find({ ...context, from, to, language, most: 1000 });
      for (const { id, isTentative = false, ...date } of dates)
        found.push({
          ...date,
          key: `${section.id} ${kind} ${id}`,
          eventId: null,
          source: section.id,
          occurrence: null,
          color: null,
          textColor: null,
          timeZone: context.tenant.timeZone,
          status: isTentative ? 'tentative' : 'confirmed',
          recurs: false,
          isChanged: false,
          asksAnswers: false,
          myAnswer: null,
          isForSome: false,
          version: 0,
        });
    }
  }
  return found;
}

/** What the caller answered, put onto the dates that ask. */
async function addAnswers({ tx, caller }: ReadContext, occurrences: CalendarOccurrence[]): Promise<void> {
  const asking = occurrences.filter(({ asksAnswers }) => asksAnswers);
  if (asking.length === 0) return;
  const ids = [...new Set(asking.map(({ eventId }) => eventId))];
  const rows = await tx
    .selectFrom('calendarAnswer')
    .select(['seriesId', 'occurrence', 'answer'])
    .where('memberId', '=', caller.memberId)
    .where('seriesId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const answers = new Map(
    rows.map(({ seriesId, occurrence, answer }) => [`${seriesId} ${occurrence}`, answer]),
  );
  for (const date of asking) date.myAnswer = answers.get(date.key) ?? null;
}
