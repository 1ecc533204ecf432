import { event, file, read, refusal, weekly } from './ready.fixture';

test('what is wrong with one event leaves the others, and is named with its line', () => {
  const bad: [string[], RegExp][] = [
    [event('UID:1@test', 'DTSTART:20270231T100000Z'), /DTSTART/],
    [event('UID:2@test', 'DTSTART:20270201T100000Z', 'no line at all'), /name and value/],
    [event('UID:3@test', 'DTSTART:20270201T100000Z', 'RRULE:FREQ=SECONDLY'), /The event was skipped/],
    [event('UID:4@test', 'DTSTART;TZID=Nowhere/Land:20270201T100000'), /time zone/],
    [event('UID:5@test', 'DTSTART:20270201T100000Z', 'DTEND:20270101T100000Z'), /The event was skipped/],
    [event('UID:6@test', 'DTSTART:20270201T100000Z', 'DURATION:-PT1H'), /DURATION/],
    [['BEGIN:VEVENT', 'UID:7@test', 'DTSTART:20270201T100000Z'], /never ends/],
    [['BEGIN:VEVENT', 'UID:8@test', 'DTSTART:20270201T100000Z', 'END:VTODO', 'END:VEVENT'], /still open/],
    [event('UID:9@test', 'SUMMARY:No time'), /DTSTART/],
  ];
  for (const [lines, reason] of bad) {
    const { events, notes } = read(file(...lines, ...event(...weekly)));
    expect([lines, events.map(({ title }) => title)]).toEqual([lines, ['Yoga']]);
    expect(notes.join('\n')).toMatch(reason);
  }
  const { events } = read(file(...bad.flatMap(([lines]) => lines), ...event(...weekly)));
  expect(events).toHaveLength(1);
});

test('a file that is cut off gives the events before', () => {
  const whole = file(
    ...event(...weekly),
    ...event('UID:cut@test', 'SUMMARY:Cut', 'DTSTART:20270501T100000Z'),
  );
  const { events, notes } = read(whole.slice(0, whole.indexOf('DTSTART:20270501')));
  expect(events.map(({ title }) => title)).toEqual(['Yoga']);
  expect(notes).toEqual([
    '9 VEVENT begins here and never ends: the file may be cut off. This part is not imported.',
  ]);
});

test('without an event that can be imported the file is refused, with line and reason', () => {
  expect(refusal(file(...event('UID:9@test')))).toMatch(/The file has no events that can be imported/);
  expect(refusal('name;date\r\nYoga;1')).toMatch(/Line 1: This isn’t a calendar file/);
});

/** A definition without a name that is known. */
const zone = (name: string, standard: string, daylight: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  `TZOFFSETFROM:${daylight}`,
  `TZOFFSETTO:${standard}`,
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  `TZOFFSETFROM:${standard}`,
  `TZOFFSETTO:${daylight}`,
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test('a zone with a name that is not known is read by its definition', () => {
  const series = event(
    'UID:z@test',
    'SUMMARY:Zoned',
    'DTSTART;TZID=Our time:20270310T180000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  );
  const known = read(file(...zone('Our time', '-0600', '-0500'), ...series));
  expect(known.notes).toEqual([]);
  // The clocks change between the two dates.
  expect(known.events[0]?.dates.map((text) => text.slice(0, 16))).toEqual([
    '2027-03-11T00:00',
    '2027-03-17T23:00',
  ]);
  const strange = zone('Our time', '-0617', '-0517');
  const single = event(
    'UID:s@test',
    'SUMMARY:Once',
    'DTSTART;TZID=Our time:20270701T180000',
    'DURATION:PT1H',
  );
  const { events, notes } = read(file(...strange, ...series, ...single));
  expect(events.map(({ dates }) => dates)).toEqual([
    ['2027-07-01T23:17:00.000Z 2027-07-02T00:17:00.000Z Once confirmed'],
  ]);
  expect(notes).toEqual(['21 A repeating event uses an unknown time zone and was skipped.']);
});

test('hours of a duration pass over the change of the clocks, days do not', () => {
  const at = (duration: string) =>
    read(
      file(
        ...event(
          'UID:x@test',
          'SUMMARY:X',
          'DTSTART;TZID=America/New_York:20270313T200000',
          `DURATION:${duration}`,
        ),
      ),
    ).events[0]?.dates[0]?.split(' ')[1];
  expect(at('PT24H')).toBe('2027-03-15T01:00:00.000Z');
  expect(at('P1D')).toBe('2027-03-15T00:00:00.000Z');
  expect(at('PT0S')).toBe('2027-03-14T01:00:00.000Z');
});

test('a moment in the second of two equal hours is that moment', () => {
  const { events } = read(
    file(...event('UID:y@test', 'SUMMARY:Y', 'DTSTART:20271107T061500Z', 'DTEND:20271107T063000Z')),
  );
  expect(events[0]?.dates).toEqual(['2027-11-07T06:15:00.000Z 2027-11-07T06:30:00.000Z Y confirmed']);
});

test('of two events with one UID the higher sequence is imported, and the other named', () => {
  const one = (sequence: number, title: string) =>
    event('UID:u@test', `SEQUENCE:${sequence}`, `SUMMARY:${title}`, 'DTSTART:20270501T100000Z');
  const { events, notes } = read(file(...one(2, 'New'), ...one(1, 'Old')));
  expect(events.map(({ title }) => title)).toEqual(['New']);
  expect(notes).toEqual(['9 The event on line 3 has the same UID and replaces this one.']);
});
