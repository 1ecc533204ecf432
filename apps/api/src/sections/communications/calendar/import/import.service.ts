import type { CalendarFindings } from '@courtyard/contract/communications/calendar/calendar.routes';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { say, Sentence, type Text } from '../../../../platform/http/language/sentence';
import { invalid, Problem } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { eventFacts, factsNow } from '../record/calendar-event-facts';
import { type OverrideRow, type SeriesRow } from '../reading/calendar-row.rules';
import { overridesOf, spanOf } from '../reading/calendar.sql';
import { insertSeries, replaceOverrides } from '../changing/calendar-write.sql';
import { columnsFrom, type EventColumns, timesFrom } from '../changing/event-input';
import { seriesByUid } from './import.sql';
import { type FileEvent, eventsOfFile, type FileNote } from './ics-events.rules';
import { type IcsFault, parseIcs } from './ics-lines.rules';

const faults: Record<IcsFault, (part: string, line: number) => Text> = {
  'not-a-calendar': (_part, line) =>
    say`Line ${line}: this is no calendar file. One begins with BEGIN:VCALENDAR.`,
  'not-a-line': (part, line) => say`Line ${line} has no name and value with a colon between them: ${part}`,
  'too-long': (_part, line) => say`Line ${line} is too long for a calendar.`,
  'ends-another': (part, line) => say`Line ${line} ends ${part}, which is not what is open there.`,
  'never-ends': (part, line) => say`${part}, which begins on line ${line}, never ends: the file is cut off.`,
  outside: (_part, line) => say`Line ${line} stands outside of the calendar.`,
  'too-deep': (_part, line) => say`Line ${line}: too many parts stand within each other.`,
};

const mostEvents = 2000;
const mostListed = 200;

type Becomes = 'added' | 'changed' | 'unchanged';

/** An event of the file with its changed dates, ready to be written. */
interface Ready {
  event: FileEvent;
  columns: EventColumns;
  overrides: OverrideRow[];
}

/** Everything of a file that can be taken in; what cannot goes into the notes, by line. Throws where it is no calendar, or has no event. */
function readFile(content: string, timeZone: string): { ready: Ready[]; notes: FileNote[] } {
  const parsed = parseIcs(content);
  if ('fault' in parsed)
    throw invalid(
      { content: faults[parsed.fault](parsed.part, parsed.line) },
      faults[parsed.fault](parsed.part, parsed.line),
    );
  const { events, notes } = eventsOfFile(parsed.calendars, timeZone);
  if (events.length > mostEvents)
    throw invalid({
      content: say`The file has ${events.length} events. At most ${mostEvents} are taken in at once: divide it.`,
    });
  const ready = new Map<string, Ready>();
  for (const event of events.filter(({ occurrence }) => occurrence === null)) {
    const columns = tried(() => columnsFrom(event.input, timeZone), event.line, notes);
    if (columns) ready.set(event.uid, { event, columns, overrides: [] });
  }
  for (const event of events) {
    if (event.occurrence === null) continue;
    const series = ready.get(event.uid);
    if (!series) {
      notes.push({
        line: event.line,
        text: 'This date departs from an event that is not in the file. It is left out.',
      });
      continue;
    }
    const override = tried(
      () => overrideOf(event, event.occurrence ?? '', series.columns),
      event.line,
      notes,
    );
    if (override)
      series.overrides = [
        ...series.overrides.filter(({ occurrence }) => occurrence !== override.occurrence),
        override,
      ];
  }
  if (ready.size === 0) {
    const [first] = notes;
    throw invalid({
      content: first
        ? say`The file has no event that can be taken in. Line ${first.line}: ${asSentence(first.text)}`
        : say`The file has no events: between line 1 and line ${linesOf(content)} none begins (BEGIN:VEVENT).`,
    });
  }
  return { ready: [...ready.values()], notes: notes.toSorted((a, b) => a.line - b.line) };
}

const linesOf = (content: string) => content.trimEnd().split(/\r\n|\r|\n/).length;

const asSentence = (text: Text) => (typeof text === 'string' ? new Sentence(text, []) : text);

/** What a step makes, or undefined with a note of what it refused. */
function tried<T>(step: () => T, line: number, notes: FileNote[]): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [field] = Object.entries(error.fields ?? {});
    notes.push({
      line,
      text: field ? say`The event is left out. ${asSentence(field[1])}` : (error.detail ?? error.title),
    });
    return undefined;
  }
}

function overrideOf({ input }: FileEvent, occurrence: string, series: EventColumns): OverrideRow {
  const { title, description, location, category, color, textColor, status } = input;
  const times = timesFrom({ ...input, allDay: series.allDay }, series.timeZone);
  return {
    seriesId: '',
    occurrence,
    title,
    description,
    location,
    category,
    color,
    textColor,
    status,
    ...times,
  };
}

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
  tell: (text: Text) => string,
): Promise<CalendarFindings> {
  const { ready, notes } = readFile(content, context.tenant.timeZone);
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
    if (events.length < mostListed) events.push({ line: each.event.line, title, start, becomes: what });
    if (!isDryRun && what !== 'unchanged') await write(context, each, row);
  }
  return {
    isDone: !isDryRun,
    ...counts,
    events,
    notes: notes.slice(0, mostListed).map(({ line, text }) => ({ line, text: tell(text) })),
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
