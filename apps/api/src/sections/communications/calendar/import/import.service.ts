import type { CalendarFindings } from '@courtyard/contract/communications/calendar/calendar.routes';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Text } from '../../../../platform/http/language/sentence';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { eventFacts, factsNow } from '../record/calendar-event-facts';
import { type OverrideRow, type SeriesRow } from '../queries/calendar-row.rules';
import { overridesOf, spanOf } from '../queries/calendar.sql';
import { insertSeries, replaceOverrides } from '../commands/calendar-write.sql';
import { seriesByUid } from './import.sql';
import { uidsWithoutSeries } from './ics-events.rules';
import { calendarsOf, type Ready, readyEvents } from './ready.rules';

const maxListed = 200;

type Becomes = 'added' | 'changed' | 'unchanged';

/** Whether what is here is what the file has. */
const isSame = (row: SeriesRow, here: readonly OverrideRow[], { columns, overrides }: Ready) => {
  const plain = (rows: readonly OverrideRow[]) =>
    rows
      .map(({ seriesId: _id, ...rest }) =>
        JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      )
      .toSorted();
  const fields = Object.keys(columns).filter((field) => field !== 'ruleEnds');
  const of = (from: object) => JSON.stringify(fields.map((field) => Reflect.get(from, field)));
  return of(row) === of(columns) && JSON.stringify(plain(here)) === JSON.stringify(plain(overrides));
};

function becomes(ready: Ready, row: SeriesRow | undefined, here: readonly OverrideRow[]): Becomes {
  if (!row) return 'added';
  if (isSame(row, here, ready) || ready.event.sequence < row.sequence) return 'unchanged';
  const { sequence, changedAt } = ready.event;
  const isNewer =
    sequence > row.sequence || (changedAt !== null && Date.parse(changedAt) > Date.parse(row.updatedAt));
  return isNewer ? 'changed' : 'unchanged';
}

/** Takes in a calendar file, or only says what would become of it. An event that is here is the one of the same UID; the higher sequence wins. */
export async function importCalendar(
  context: CallContext,
  { content, isDryRun }: { content: string; isDryRun: boolean },
  translate: (text: Text) => string,
): Promise<CalendarFindings> {
  const { timeZone } = context.tenant;
  const file = calendarsOf(content);
  const withoutSeries = await seriesByUid(context.tx, uidsWithoutSeries(file.calendars));
  const there = await overridesOf(
    context.tx,
    [...withoutSeries.values()].map(({ id }) => id),
  );
  const series = [...withoutSeries.values()].map((row) => ({ row, overrides: there.get(row.id) ?? [] }));
  const { ready, notes } = readyEvents(content, file, timeZone, series);
  const known = await seriesByUid(
    context.tx,
    ready.map(({ event }) => event.uid),
  );
  const overrides = await overridesOf(
    context.tx,
    [...known.values()].map(({ id }) => id),
  );
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const events: CalendarFindings['events'] = [];
  for (const each of ready) {
    const row = known.get(each.event.uid);
    const what = becomes(each, row, row ? (overrides.get(row.id) ?? []) : []);
    counts[what]++;
    const { title, start } = each.event.input;
    if (events.length < maxListed) events.push({ line: each.event.line, title, start, becomes: what });
    if (!isDryRun && what !== 'unchanged') await write(context, each, row);
  }
  return {
    isDone: !isDryRun,
    ...counts,
    events,
    notes: notes.slice(0, maxListed).map(({ line, text }) => ({ line, text: translate(text) })),
  };
}

async function write(context: CallContext, { event, columns, overrides }: Ready, row: SeriesRow | undefined) {
  const id = row?.id ?? newId();
  const before = row ? await eventFacts(context, row) : {};
  if (row)
    await context.tx
      .updateTable('calendarSeries')
      .set({
        ...columns,
        span: spanOf(columns, overrides),
        sequence: event.sequence,
        version: row.version + 1,
        updatedAt: context.platform.clock(),
      })
      .where('id', '=', id)
      .execute();
  else await insertSeries(context, { id, uid: event.uid, sequence: event.sequence }, columns, overrides);
  await replaceOverrides(context, id, overrides);
  await recordChange(
    context,
    changeOf('calendar-event.import', { 'calendar-event': id }, before, await factsNow(context, id)),
  );
}
