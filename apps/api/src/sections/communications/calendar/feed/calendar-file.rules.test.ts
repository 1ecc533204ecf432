import {
  constantFrom,
  type Arbitrary,
  assert,
  boolean,
  integer,
  property,
  record,
  subarray,
} from 'fast-check';
import ICAL from 'ical.js';
import { columnsFrom } from '../commands/event-input';
import { calendarsOf, readyEvents } from '../import/ready.rules';
import { occurrencesIn, type OverrideRow, type SeriesRow } from '../queries/calendar-row.rules';
import { startsBetween } from '../recurrence/expand.rules';
import { addSeconds } from '../recurrence/local-time.rules';
import { calendarFile } from './calendar-file.rules';

const community = 'America/New_York';
const zones = ['UTC', community, 'America/Los_Angeles', 'Europe/Madrid', 'Australia/Sydney', 'Asia/Kolkata'];
const year = {
  from: new Date('2026-01-01T00:00:00Z'),
  to: new Date('2028-01-01T00:00:00Z'),
  timeZone: community,
};

interface Written {
  start: string;
  end: string;
  allDay?: boolean;
  timeZone?: string;
  rules?: string[];
  extraDates?: string[];
  exceptDates?: string[];
}

function seriesOf({ start, end, allDay = false, timeZone = community, ...more }: Written): SeriesRow {
  const columns = columnsFrom(
    {
      title: 'Board meeting',
      description: null,
      location: null,
      category: 'community',
      color: null,
      textColor: null,
      rules: [],
      extraDates: [],
      exceptDates: [],
      status: 'confirmed',
      audience: null,
      asksAnswers: false,
      start,
      end,
      allDay,
      timeZone,
      ...more,
    },
    community,
  );
  const row = { id: 'a', uid: 'a@test', sequence: 0, version: 1, updatedAt: '2026-01-01T00:00:00Z' };
  return { ...row, audienceId: null, ...columns };
}

const fileOf = (row: SeriesRow, overrides: readonly OverrideRow[] = []) =>
  calendarFile({ name: null, events: [{ row, overrides, url: null }], dates: [], stamp: row.updatedAt });

const datesOf = (row: SeriesRow, overrides: readonly OverrideRow[] = []) =>
  occurrencesIn(row, overrides, year)
    .map(({ start, end, title, status }) => `${start} ${end} ${title} ${status}`)
    .toSorted();

function imported(content: string, timeZone = community) {
  const { ready, notes } = readyEvents(content, calendarsOf(content), timeZone, []);
  return { notes, events: ready.map(({ columns, overrides }) => ({ columns, overrides })) };
}

function datesImported(content: string): string[] {
  const { events, notes } = imported(content);
  expect(notes).toEqual([]);
  const row = { id: 'a', uid: 'a@test', sequence: 0, version: 1, updatedAt: '', audienceId: null };
  return events.flatMap(({ columns, overrides }) => datesOf({ ...row, ...columns }, overrides)).toSorted();
}

/** The dates that another program finds in a file, as start and end. */
function datesElsewhere(content: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(content));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [main, ...others] = calendar.getAllSubcomponents('vevent');
  if (!main) throw new Error('The file has no event');
  const event = new ICAL.Event(main, { exceptions: others });
  const found: string[] = [];
  const iterator = event.iterator();
  for (let next: ICAL.Time | null = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const start = startDate.toJSDate();
    if (start >= year.to || found.length > 3000) break;
    found.push(
      startDate.isDate
        ? `${startDate.toString()} ${endDate.toString()}`
        : `${start.toISOString()} ${endDate.toJSDate().toISOString()}`,
    );
    if (!event.isRecurring()) break;
  }
  // A date that a rule gives and RDATE names as well is one (RFC 5545, 3.8.5.2).
  return [...new Set(found)].toSorted();
}

const plain = (dates: readonly string[]) => dates.map((text) => text.split(' ').slice(0, 2).join(' '));

test.each([
  ['America/New_York', '20270119T045959Z'],
  ['Asia/Tokyo', '20270118T145959Z'],
  ['UTC', '20270118T235959Z'],
])('the end of a rule on a day reaches the last evening of %s', (timeZone, until) => {
  const row = seriesOf({
    start: '2027-01-04T21:15',
    end: '2027-01-04T22:00',
    timeZone,
    rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20270118'],
  });
  const file = fileOf(row);
  expect(file).toContain(`UNTIL=${until}`);
  expect(datesElsewhere(file)).toHaveLength(3);
  expect(datesImported(file)).toEqual(datesOf(row));
  // It is the same rule here again, so that an import finds nothing changed.
  expect(imported(file).events[0]?.columns.rules).toEqual(row.rules);
});

test('the end of a rule with a time on the clock is written in UTC, for whole days as a day', () => {
  const zoned = fileOf(
    seriesOf({
      start: '2027-06-01T20:00',
      end: '2027-06-01T21:00',
      rules: ['FREQ=DAILY;UNTIL=20270603T200000'],
    }),
  );
  expect(zoned).toContain('UNTIL=20270604T000000Z');
  expect(datesElsewhere(zoned)).toHaveLength(3);
  const days = { start: '2027-06-01', end: '2027-06-02', allDay: true };
  expect(fileOf(seriesOf({ ...days, rules: ['FREQ=DAILY;UNTIL=20270603T120000Z'] }))).toMatch(
    /RRULE:FREQ=DAILY;UNTIL=20270603\r\n/,
  );
});

test('an end in the hour that the clock shows twice keeps its length', () => {
  const row = seriesOf({
    start: '2026-11-01T00:45',
    end: '2026-11-01T06:15:00Z',
  });
  expect(row.lengthSeconds).toBe(5400);
  expect(datesImported(fileOf(row))).toEqual(datesOf(row));
});

test('an end of a rule in the second of two equal hours does not lose the date in the first', () => {
  const row = seriesOf({
    start: '2026-10-31T01:40',
    end: '2026-10-31T02:00',
    rules: ['FREQ=DAILY;UNTIL=20261101T061000Z'],
  });
  expect(plain(datesOf(row))).toEqual([
    '2026-10-31T05:40:00.000Z 2026-10-31T06:00:00.000Z',
    '2026-11-01T05:40:00.000Z 2026-11-01T06:00:00.000Z',
  ]);
});

const anySeries: Arbitrary<{ row: SeriesRow; overrides: OverrideRow[] }> = record({
  timeZone: constantFrom(...zones),
  allDay: boolean(),
  day: integer({ min: 0, max: 500 }),
  quarter: integer({ min: 0, max: 95 }),
  length: integer({ min: 0, max: 60 }),
  frequency: constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: integer({ min: 1, max: 3 }),
  end: constantFrom('count', 'day', 'local', 'utc', 'never'),
  after: integer({ min: 1, max: 60 }),
  repeats: boolean(),
  extra: subarray([2, 9, 33]),
  except: subarray([0, 1, 3]),
  moved: subarray([0, 2]),
}).map((given) => {
  const first = addSeconds(
    '2026-01-10T00:00:00',
    given.day * 86_400 + (given.allDay ? 0 : given.quarter * 900),
  );
  // Half past midnight is skipped by none of these clocks.
  const start = /T0[123]:/.test(first) ? `${first.slice(0, 11)}00:30:00` : first;
  const last = addSeconds(start, given.after * 86_400).replaceAll(/[-:]/g, '');
  const ends = {
    count: `;COUNT=${given.after}`,
    day: `;UNTIL=${last.slice(0, 8)}`,
    local: `;UNTIL=${last}`,
    utc: `;UNTIL=${last}Z`,
    never: '',
  };
  const { allDay, timeZone } = given;
  const written = (local: string) => (allDay ? local.slice(0, 10) : local);
  const plus = (days: number) => written(addSeconds(start, days * 86_400));
  const clock = {
    start: written(start),
    end: written(addSeconds(start, given.length * (allDay ? 86_400 : 900))),
    allDay,
    timeZone,
  };
  const interval = given.interval > 1 ? `;INTERVAL=${given.interval}` : '';
  const rules = given.repeats ? [`FREQ=${given.frequency}${interval}${ends[given.end]}`] : [];
  const before = seriesOf({ ...clock, rules, extraDates: given.extra.map(plus) });
  const starts = startsBetween(before, before.startsLocal, addSeconds(before.startsLocal, 60 * 86_400));
  // The first date stays: with none left there is no event.
  const exceptDates =
    before.rules.length + before.extraDates.length === 0
      ? []
      : given.except.flatMap((at) => starts.slice(1)[at] ?? []);
  const row = seriesOf({ ...clock, rules, extraDates: given.extra.map(plus), exceptDates });
  const left = startsBetween(row, row.startsLocal, addSeconds(row.startsLocal, 60 * 86_400));
  const recurs = row.rules.length + row.extraDates.length > 0;
  const overrides = (recurs ? given.moved : []).flatMap((at): OverrideRow[] => {
    const occurrence = left[at];
    if (occurrence === undefined) return [];
    const { location, description, category, color, textColor } = row;
    const startsLocal = addSeconds(occurrence, 86_400);
    const lengthSeconds = allDay ? 172_800 : 4500;
    return [
      {
        seriesId: 'a',
        occurrence,
        title: 'Moved',
        location,
        description,
        category,
        color,
        textColor,
        status: at === 0 ? 'cancelled' : 'confirmed',
        startsLocal: /T0[123]:/.test(startsLocal) ? `${startsLocal.slice(0, 11)}00:30:00` : startsLocal,
        lengthSeconds,
      },
    ];
  });
  return { row, overrides };
});

test('an exported event has the same dates when it is imported again, and in another program', () => {
  assert(
    property(anySeries, ({ row, overrides }) => {
      const file = fileOf(row, overrides);
      expect(datesImported(file)).toEqual(datesOf(row, overrides));
      // That program adds a DURATION on the clock, not in real time.
      const wanted = plain(datesOf(row, overrides));
      expect(file.includes('DURATION:PT') ? wanted : datesElsewhere(file)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});
