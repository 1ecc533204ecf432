import { msg, Sentence, type Text } from '../../../../platform/http/language/sentence';
import { invalid, Problem } from '../../../../platform/http/problem';
import { TooManyDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { columnsFrom, columnsOf, type EventColumns, timesFrom } from '../commands/event-input';
import type { OverrideRow, SeriesRow } from '../queries/calendar-row.rules';
import { isOnClock } from '../recurrence/local-time.rules';
import type { FileNote } from './ics-dates.rules';
import { eventsOfFile, type FileEvent } from './ics-events.rules';
import { type IcsComponent, type IcsFault, type LineFault, parseIcs } from './ics-lines.rules';

const faults: Record<IcsFault, (part: string) => Text> = {
  'not-a-calendar': () => 'This isn’t a calendar file. Calendar files start with BEGIN:VCALENDAR.',
  'not-a-line': (part) =>
    msg`This line has no name and value with a colon between them: ${part}. The event or other part with it is not imported.`,
  'too-long': () => 'This line is too long. The event or other part with it is not imported.',
  'ends-another': (part) =>
    msg`${part} ends here, but another part is still open. The open part is not imported.`,
  'never-ends': (part) =>
    msg`${part} begins here and never ends: the file may be cut off. This part is not imported.`,
  outside: () => 'This line is outside the calendar and is ignored.',
  'too-deep': () => 'Too many nested parts. They are not imported.',
};

const maxEvents = 2000;

/** An event of the file with its changed dates, ready to be written. */
export interface Ready {
  event: FileEvent;
  columns: EventColumns;
  overrides: OverrideRow[];
}

/** A series that is here, and not in the file, although a date of it is. */
interface Known {
  row: SeriesRow;
  overrides: readonly OverrideRow[];
}

interface File {
  calendars: readonly IcsComponent[];
  faults: readonly LineFault[];
}

/** The calendars of a file. Throws where it is none. */
export function calendarsOf(content: string): File {
  const parsed = parseIcs(content);
  if (!('fault' in parsed)) return parsed;
  const text = msg`Line ${parsed.line}: ${asSentence(faults[parsed.fault](parsed.part))}`;
  throw invalid({ content: text }, text);
}

const linesOf = (content: string) => content.trimEnd().split(/\r\n|\r|\n/).length;

const asSentence = (text: Text) => (typeof text === 'string' ? new Sentence(text, []) : text);

/** Collects what becomes of the events, series first. */
class Gathering {
  readonly ready = new Map<string, Ready>();

  constructor(
    private readonly timeZone: string,
    private readonly known: ReadonlyMap<string, Known>,
    private readonly notes: FileNote[],
  ) {}

  addSeries(event: FileEvent): void {
    const columns = this.tried(() => columnsFrom(event.input, this.timeZone), event.line);
    if (!columns) return;
    const before = this.ready.get(event.uid);
    if (before) {
      const isNewer = event.sequence >= before.event.sequence;
      const [line, kept] = isNewer ? [before.event.line, event.line] : [event.line, before.event.line];
      this.notes.push({ line, text: msg`The event on line ${kept} has the same UID and replaces this one.` });
      if (!isNewer) return;
    }
    const overrides = this.tried(() => periodOverrides(event, columns), event.line) ?? [];
    this.ready.set(event.uid, { event, columns, overrides });
  }

  addDate(event: FileEvent, occurrence: string): void {
    const series = this.ready.get(event.uid) ?? this.fromKnown(event);
    if (!series) {
      this.addAlone(
        event,
        occurrence,
        'The file changes one date of an event, but does not contain the event. The date is imported as an event of its own.',
      );
      return;
    }
    if (series.columns.allDay !== event.input.allDay) {
      const { exceptDates } = series.columns;
      series.columns.exceptDates = [...new Set([...exceptDates, occurrence])].toSorted();
      this.addAlone(
        event,
        occurrence,
        'Either this date or its series is all day, but not both. The date is imported as an event of its own.',
      );
      return;
    }
    const override = this.tried(() => overrideOf(event, occurrence, series.columns), event.line);
    if (!override) return;
    if (event.appliesToLater)
      this.notes.push({
        line: event.line,
        text: 'The change applies to this date and all later ones (THISANDFUTURE). Only this date is changed: change later dates in the calendar.',
      });
    series.overrides = [
      ...series.overrides.filter((each) => each.occurrence !== occurrence),
      override,
    ].toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1));
    if (series.event.occurrence !== null && event.sequence >= series.event.sequence) series.event = event;
  }

  private addAlone(event: FileEvent, occurrence: string, text: Text): void {
    this.notes.push({ line: event.line, text });
    const uid = `${event.uid.slice(0, 220)}/${occurrence.replaceAll(/[-:]/g, '')}`;
    this.addSeries({ ...event, uid, occurrence: null });
  }

  /** The series that is here: the file changes a date of it. */
  private fromKnown(event: FileEvent): Ready | undefined {
    const known = this.known.get(event.uid);
    if (!known) return undefined;
    const series = { event, columns: columnsOf(known.row), overrides: [...known.overrides] };
    this.ready.set(event.uid, series);
    return series;
  }

  /** What a step makes, or undefined with a note of what it refused. */
  private tried<T>(step: () => T, line: number): T | undefined {
    try {
      return step();
    } catch (error) {
      if (error instanceof TooManyDates) {
        this.notes.push({ line, text: 'The event has too many dates to calculate and is not imported.' });
        return undefined;
      }
      if (!(error instanceof Problem)) throw error;
      const [field] = Object.entries(error.fields ?? {});
      this.notes.push({
        line,
        text: field ? msg`The event was skipped. ${asSentence(field[1])}` : (error.detail ?? error.title),
      });
      return undefined;
    }
  }
}

/** A date of a series at times of its own, and with what is written of it. */
function departing(occurrence: string, times: Times, from: Written): OverrideRow {
  const { title, description, location, category, color, textColor, status } = from;
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

type Times = Pick<OverrideRow, 'startsLocal' | 'lengthSeconds'>;
type Written = Pick<
  EventColumns,
  'title' | 'description' | 'location' | 'category' | 'color' | 'textColor' | 'status'
>;

function overrideOf({ input }: FileEvent, occurrence: string, series: EventColumns): OverrideRow {
  const times = timesFrom({ ...input, allDay: series.allDay }, series.timeZone);
  return departing(occurrence, times, input);
}

/** The added dates that are of another length than the event. */
function periodOverrides({ periods }: FileEvent, columns: EventColumns): OverrideRow[] {
  const { allDay, timeZone, exceptDates } = columns;
  const byStart = new Map(
    periods
      .filter(({ start }) => isOnClock(start, timeZone))
      .map(({ start, end }) => [start, timesFrom({ start, end, allDay }, timeZone)] as const),
  );
  return [...byStart]
    .filter(
      ([start, { lengthSeconds }]) => lengthSeconds !== columns.lengthSeconds && !exceptDates.includes(start),
    )
    .map(([start, times]) => departing(start, times, columns))
    .toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1));
}

/**
 * Everything of a file that can be imported; what cannot goes into the notes, by line. `known` are series that are here and
 * not in the file. Throws where it has no event.
 */
export function readyEvents(
  content: string,
  { calendars, faults: lineFaults }: File,
  timeZone: string,
  known: readonly Known[],
): { ready: Ready[]; notes: FileNote[] } {
  const byUid = new Map(known.map((each) => [each.row.uid, each]));
  const { events, notes: eventNotes } = eventsOfFile(
    calendars,
    timeZone,
    new Map(known.map(({ row }) => [row.uid, row])),
  );
  if (events.length > maxEvents)
    throw invalid({
      content: msg`The file has ${events.length} events. The limit is ${maxEvents}: split the file.`,
    });
  const notes = [
    ...eventNotes,
    ...lineFaults.map(({ fault, line, part }) => ({ line, text: faults[fault](part) })),
  ];
  const gathering = new Gathering(timeZone, byUid, notes);
  for (const event of events) {
    if (event.occurrence === null) gathering.addSeries(event);
    else gathering.addDate(event, event.occurrence);
  }
  notes.sort((a, b) => a.line - b.line);
  const ready = [...gathering.ready.values()];
  if (ready.length === 0) {
    const [first] = notes;
    throw invalid({
      content: first
        ? msg`The file has no events that can be imported. Line ${first.line}: ${asSentence(first.text)}`
        : msg`The file has no events: no BEGIN:VEVENT found in lines 1 to ${linesOf(content)}.`,
    });
  }
  return { ready, notes };
}
