import { event, file, read, rowOf, weekly } from './ready.fixture';

test('dates added as periods have their own length, by end or by duration', () => {
  const added =
    'RDATE;VALUE=PERIOD:20270407T150000Z/20270407T190000Z,20270409T150000Z/PT3H,20270412T150000Z/PT30M';
  const { events, notes } = read(file(...event(...weekly, added)));
  expect(notes).toEqual([]);
  expect(events[0]?.dates).toEqual([
    '2027-04-05T15:00:00.000Z 2027-04-05T15:30:00.000Z Yoga confirmed',
    '2027-04-07T15:00:00.000Z 2027-04-07T19:00:00.000Z Yoga confirmed',
    '2027-04-09T15:00:00.000Z 2027-04-09T18:00:00.000Z Yoga confirmed',
    '2027-04-12T15:00:00.000Z 2027-04-12T15:30:00.000Z Yoga confirmed',
  ]);
  // One as long as the event does not depart from it.
  expect(events[0]?.overrides.map(({ occurrence }) => occurrence)).toEqual([
    '2027-04-07T15:00:00',
    '2027-04-09T15:00:00',
  ]);
});

test('a period of another zone is on the clock of the event, and a changed date of it wins', () => {
  const { events } = read(
    file(
      ...event(
        'UID:p@test',
        'SUMMARY:Audit',
        'DTSTART;TZID=America/New_York:20270405T090000',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD;TZID=America/Los_Angeles:20270406T090000/PT2H,20270407T090000/20270407T103000',
      ),
      ...event(
        'UID:p@test',
        'SUMMARY:Audit, moved',
        'RECURRENCE-ID;TZID=America/Los_Angeles:20270407T090000',
        'DTSTART:20270407T200000Z',
        'DURATION:PT15M',
      ),
    ),
  );
  expect(events[0]?.dates).toEqual([
    '2027-04-05T13:00:00.000Z 2027-04-05T14:00:00.000Z Audit confirmed',
    '2027-04-06T16:00:00.000Z 2027-04-06T18:00:00.000Z Audit confirmed',
    '2027-04-07T20:00:00.000Z 2027-04-07T20:15:00.000Z Audit, moved confirmed',
  ]);
});

test('a period with a bad end keeps the length of the event, with a note', () => {
  const { events, notes } = read(file(...event(...weekly, 'RDATE;VALUE=PERIOD:20270407T150000Z/soon')));
  expect(notes).toEqual(['8 soon is not a valid end of a period. The date keeps the length of the event.']);
  expect(events[0]?.dates[1]).toBe('2027-04-07T15:00:00.000Z 2027-04-07T15:30:00.000Z Yoga confirmed');
});

test('dates are added and left out in UTC, in a zone, and as days', () => {
  const { events, notes } = read(
    file(
      ...event(
        'UID:d@test',
        'SUMMARY:Walk',
        'DTSTART;TZID=America/New_York:20270405T183000',
        'DTEND;TZID=America/New_York:20270405T193000',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE:20270406T223000Z',
        'EXDATE;TZID=Europe/Madrid:20270408T003000',
        'EXDATE;VALUE=DATE:20270408',
        'RDATE;VALUE=DATE:20270420',
        'RDATE:20270421T223000Z',
      ),
    ),
  );
  expect(notes).toEqual([]);
  expect(events[0]?.dates.map((text) => text.slice(0, 16))).toEqual([
    '2027-04-05T22:30',
    '2027-04-09T22:30',
    '2027-04-20T22:30',
    '2027-04-21T22:30',
  ]);
});

test('dates of whole days that are left out with a time of day are left out', () => {
  const { events } = read(
    file(
      ...event(
        'UID:h@test',
        'DTSTART;VALUE=DATE:20270310',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20270311T000000Z',
      ),
    ),
  );
  expect(events[0]?.dates.map((text) => text.slice(0, 10))).toEqual(['2027-03-10', '2027-03-12']);
});

test('a changed date without its series becomes an event of its own, with a note; each of several does', () => {
  const alone = (day: string) =>
    event('UID:gone@test', `RECURRENCE-ID;VALUE=DATE:${day}`, `DTSTART;VALUE=DATE:${day}`, 'SUMMARY:Moved');
  const { events, notes } = read(file(...alone('20270310'), ...alone('20270317'), ...event(...weekly)));
  expect(notes).toEqual(
    [3, 9].map(
      (line) =>
        `${line} The file changes one date of an event, but does not contain the event. The date is imported as an event of its own.`,
    ),
  );
  expect(events.map(({ uid, dates }) => [uid, dates.length])).toEqual([
    ['w@test', 1],
    ['gone@test/20270310T000000', 1],
    ['gone@test/20270317T000000', 1],
  ]);
});

test('a changed date of a series that is here changes that', () => {
  const here = read(file(...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'))).events[0];
  if (!here) throw new Error('The series is not read');
  const row = { ...rowOf(here.columns), uid: 'w@test' };
  const change = event(
    'UID:w@test',
    'SUMMARY:Late',
    'RECURRENCE-ID:20270412T150000Z',
    'DTSTART;TZID=America/New_York:20270412T200000',
    'DURATION:PT30M',
  );
  const { events, notes } = read(file(...change), [{ row, overrides: [] }]);
  expect(notes).toEqual([]);
  expect(events[0]?.dates).toEqual([
    '2027-04-05T15:00:00.000Z 2027-04-05T15:30:00.000Z Yoga confirmed',
    '2027-04-13T00:00:00.000Z 2027-04-13T00:30:00.000Z Late confirmed',
    '2027-04-19T15:00:00.000Z 2027-04-19T15:30:00.000Z Yoga confirmed',
  ]);
});

test('a changed date stands before its series, in another zone, for an added date, or canceled', () => {
  const { events, notes } = read(
    file(
      ...event(
        'UID:w@test',
        'SUMMARY:Other zone',
        'RECURRENCE-ID;TZID=Europe/Madrid:20270412T170000',
        'DTSTART;TZID=Asia/Tokyo:20270413T090000',
        'DURATION:PT1H',
      ),
      ...event(
        'UID:w@test',
        'SUMMARY:Off',
        'RECURRENCE-ID:20270419T150000Z',
        'DTSTART:20270419T150000Z',
        'STATUS:CANCELLED',
      ),
      ...event(
        'UID:w@test',
        'SUMMARY:Added',
        'RECURRENCE-ID:20270430T150000Z',
        'DTSTART:20270430T160000Z',
        'DURATION:PT0S',
      ),
      ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3', 'RDATE:20270430T150000Z'),
    ),
  );
  expect(notes).toEqual([]);
  expect(events[0]?.dates).toEqual([
    '2027-04-05T15:00:00.000Z 2027-04-05T15:30:00.000Z Yoga confirmed',
    '2027-04-13T00:00:00.000Z 2027-04-13T01:00:00.000Z Other zone confirmed',
    '2027-04-19T15:00:00.000Z 2027-04-19T15:00:00.000Z Off cancelled',
    '2027-04-30T16:00:00.000Z 2027-04-30T16:00:00.000Z Added confirmed',
  ]);
});

test('a changed date of whole days in a series with times stands by itself, and the series leaves it out', () => {
  const day = event(
    'UID:w@test',
    'SUMMARY:All day',
    'RECURRENCE-ID:20270412T150000Z',
    'DTSTART;VALUE=DATE:20270412',
  );
  const { events, notes } = read(file(...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'), ...day));
  expect(notes).toHaveLength(1);
  expect(events.map(({ dates }) => dates)).toEqual([
    ['2027-04-05T15:00:00.000Z 2027-04-05T15:30:00.000Z Yoga confirmed'],
    ['2027-04-12 2027-04-13 All day confirmed'],
  ]);
});

test('a change for later dates too changes one, and says so', () => {
  const later = event(
    'UID:w@test',
    'SUMMARY:Later',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20270412T150000Z',
    'DTSTART:20270412T160000Z',
    'DURATION:PT1H',
  );
  const { events, notes } = read(file(...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'), ...later));
  expect(notes[0]).toMatch(/^10 The change applies to this date and all later ones/);
  expect(events[0]?.dates.map((text) => text.split(' ')[2])).toEqual(['Yoga', 'Later', 'Yoga']);
});
