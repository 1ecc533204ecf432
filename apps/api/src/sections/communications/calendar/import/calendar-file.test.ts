import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { calendarEventInput } from '@courtyard/contract/communications/calendar/calendar-event';
import { addDays } from '@courtyard/contract/days';
import ICAL from 'ical.js';
import type { z } from 'zod';
import { withApp } from '../../../../testing';
import { demoDay } from '../../../../testing/calls/demo-day';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

const sample = (name: string) => readFileSync(join(__dirname, 'samples', name), 'utf8');
const take = async (content: string, isDryRun = false, community: 'demo' | 'lakeside' = 'demo') =>
  (await app.client.as('admin', community)).call('POST /api/v1/calendar/import', {
    body: { content, isDryRun },
  });

beforeAll(() => app.setClock(new Date('2026-03-01T12:00:00Z')));

/** What each sample comes to: how many events are taken in, and what is said of the rest, line by line. */
const read: Record<string, { added: number; notes: RegExp }> = {
  'two-rules-and-a-windows-zone.ics': { added: 2, notes: /^$/ },
  'folded-and-escaped.ics': { added: 1, notes: /^$/ },
  'whole-days-by-week.ics': { added: 1, notes: /^$/ },
  'dates-added-and-left-out.ics': { added: 1, notes: /^$/ },
  'made-up-zone.ics': {
    added: 1,
    notes: /^14 DTSTART uses the unknown time zone Nowhere\/Twice/,
  },
  'every-second.ics': {
    added: 1,
    notes: /^4 The event was skipped\. FREQ=SECONDLY: An event can repeat at most 48 times a day/,
  },
};

/** Why a sample is refused. */
const refused: Record<string, RegExp> = {
  'cut-off.ics': /Line 4: VEVENT begins here and never ends/,
  'no-events.ics': /The file has no events: no BEGIN:VEVENT found in lines 1 to \d+/,
  'not-a-calendar.ics': /Line 1: This isn’t a calendar file/,
  'broken-line.ics': /Line 6: This line has no name and value with a colon between them/,
  'crossed-ends.ics': /Line 6: VCALENDAR ends here, but another part is still open/,
};

test('every sample is read, or refused with line and reason, and a dry run writes nothing', async () => {
  const names = Object.keys({ ...read, ...refused });
  expect(readdirSync(join(__dirname, 'samples')).toSorted()).toEqual(names.toSorted());
  for (const [name, reason] of Object.entries(refused)) {
    const dry = await take(sample(name), true);
    expect([name, dry.status, dry.text]).toEqual([name, 422, expect.stringMatching(reason)]);
  }
  for (const [name, { added, notes }] of Object.entries(read)) {
    const dry = await take(sample(name), true);
    expect([name, dry.status]).toEqual([name, 200]);
    expect(dry.body.data).toMatchObject({ isDone: false, added });
    expect(dry.body.data.notes.map(({ line, text }) => `${line} ${text}`).join('\n')).toMatch(notes);
    const done = await take(sample(name));
    expect(done.body.data).toMatchObject({ isDone: true, added });
    const again = await take(sample(name));
    expect(again.body.data).toMatchObject({ added: 0, changed: 0, unchanged: added });
  }
});

test('of one UID the higher sequence wins, whatever its order', async () => {
  const file = (title: string, sequence: number) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:one@test',
      `SEQUENCE:${sequence}`,
      `SUMMARY:${title}`,
      'DTSTART:20260601T100000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n');
  await take(file('Second', 2));
  expect((await take(file('First', 1))).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect((await take(file('Third', 3))).body.data).toMatchObject({ changed: 1 });
});

test('a title is read in the order in which it was typed, and one that shows nothing is none', async () => {
  const event = (uid: string, title: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}@marks.example`,
    'DTSTART:20260401T100000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
  ];
  const events = [...event('turned', 'Party \u202Egnp.exe'), ...event('unseen', '\u200B\u2060')];
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const { body } = await take(file, true);
  expect(body).toMatchObject({ data: { events: [{ title: 'Party gnp.exe' }, { title: 'Event' }] } });
});

test('what is exported and taken in elsewhere is the same there', async () => {
  const event = await (
    await admin()
  ).ok('POST /api/v1/calendar/create', {
    body: {
      title: 'Round; trip, "twice"',
      description: 'First\nsecond 🌿',
      start: '2026-03-06T02:30',
      end: '2026-03-06T03:30',
      timeZone: 'America/New_York',
      rules: ['FREQ=DAILY;COUNT=5'],
      color: '#1e5bb8',
      asksAnswers: true,
    },
  });
  const change = {
    scope: 'this' as const,
    occurrence: '2026-03-10T02:30',
    start: '2026-03-10T05:00',
    title: 'Later',
  };
  await (
    await admin()
  ).ok('PUT /api/v1/calendar/update/:eventId', { params: { eventId: event.data.id }, body: change });
  await (
    await admin()
  ).ok('POST /api/v1/calendar/create', {
    body: { title: 'The bell rings', start: '2026-03-06T12:00', end: '2026-03-06T12:00' },
  });
  const file = (await (await admin()).call('GET /api/v1/calendar/export')).text;
  // An end is later than its start, or left out (RFC 5545, 3.8.2.2).
  const bell = file.split('BEGIN:VEVENT').find((lines) => lines.includes('The bell rings'));
  expect(bell).toMatch(/DTSTART\S*20260306T120000/);
  expect(bell).not.toContain('DTEND');
  const taken = await take(file, false, 'lakeside');
  expect(taken.body.data.notes).toEqual([]);
  expect(taken.body.data.added).toBeGreaterThan(10);
  const query = { from: '2026-01-01', to: '2026-12-31' };
  const seen = async (community: 'demo' | 'lakeside', titles: Set<string> | null) => {
    const { data } = await (
      await app.client.as('admin', community)
    ).ok('GET /api/v1/calendar/occurrences', { query });
    return data.occurrences
      .filter(({ eventId, title }) => eventId !== null && (titles === null || titles.has(title)))
      .map(({ title, start, end, allDay, color, status, recurs, isChanged }) =>
        JSON.stringify({ title, start, end, allDay, color, status, recurs, isChanged }),
      )
      .toSorted();
  };
  const ours = await seen('demo', null);
  expect(ours.length).toBeGreaterThan(100);
  const theirs = new Set(await seen('lakeside', null));
  expect(ours.filter((text) => !theirs.has(text))).toEqual([]);
});

test("other sections' dates are on the calendar for those who may see them: one's own bookings, votes that close, what falls due of assets and insurance", async () => {
  const today = demoDay();
  const kinds = async (who: 'admin' | 'owner') => {
    const { data } = await (
      await app.client.as(who, 'demo')
    ).ok('GET /api/v1/calendar/occurrences', {
      query: { from: addDays(today, -200), to: addDays(today, 199) },
    });
    return new Set(
      data.occurrences
        .filter(({ eventId }) => eventId === null)
        .map(({ key }) => key.split(' ').slice(0, 2).join(' ')),
    );
  };
  const all = await kinds('admin');
  for (const kind of ['properties asset-due', 'properties insurance-end', 'communications poll-close'])
    expect(all).toContain(kind);
  const own = await kinds('owner');
  expect(own).toContain('properties booking');
  expect(own).toContain('communications meeting');
  expect(own).toContain('communications poll-close');
  expect(own).not.toContain('properties asset-due');
});

test('the dates of some days are saved as a list, whole days with their last one', async () => {
  const create = async (body: z.input<typeof calendarEventInput>) =>
    (await admin()).ok('POST /api/v1/calendar/create', { body });
  await create({ title: 'Fair', start: '2026-08-08', end: '2026-08-10', allDay: true, category: 'social' });
  await create({ title: 'Choir', start: '2026-08-09T18:00', end: '2026-08-09T19:30', location: 'Hall' });
  const query = { from: '2026-08-08', to: '2026-08-09', category: ['social', 'community'] as const };
  const { text } = await (await admin()).call('GET /api/v1/calendar/occurrences/export', { query });
  const lines = text.replaceAll('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Title,Category,Start date,From,End date,To,Place,Status,My RSVP');
  expect(lines).toContain('Fair,Social,2026-08-08,,2026-08-09,,,Confirmed,');
  expect(lines).toContain('Choir,Community,2026-08-09,18:00,2026-08-09,19:30,Hall,Confirmed,');
});

test('more than 400 days at once are refused', async () => {
  const query = { from: '2026-01-01', to: '2027-02-05' };
  const person = await admin();
  expect((await person.call('GET /api/v1/calendar/occurrences', { query })).status).toBe(422);
  const file = await person.call('GET /api/v1/calendar/occurrences/export', { query });
  expect(file).toMatchObject({ status: 422, body: { code: 'validation' } });
  expect(file.headers).not.toHaveProperty('content-disposition');
});

describe('the secret link of a member', () => {
  const make = async (who: 'admin' | 'owner') => {
    const person = await app.client.as(who, 'demo');
    return new URL((await person.ok('POST /api/v1/calendar/feed', {})).data.url);
  };
  const fetchFeed = (url: URL, headers = {}) =>
    app.app.inject({ url: url.pathname + url.search, headers: { host: 'demo.localhost:8080', ...headers } });

  test('an independent parser reads the same dates from it, by the zones that it brings', async () => {
    const feed = await fetchFeed(await make('admin'));
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(feed.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(feed.body));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const { data } = await (
      await admin()
    ).ok('GET /api/v1/calendar/occurrences', { query: { from: '2026-03-01', to: '2026-05-31' } });
    const [from, to] = ['2026-03-01T05:00:00.000Z', '2026-06-01T04:00:00.000Z'];
    const found = new Set<string>();
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component);
      if (event.isRecurrenceException() || event.startDate.isDate) continue;

      const exceptions = calendar
        .getAllSubcomponents('vevent')
        .filter(
          (each) => each.getFirstPropertyValue('uid') === event.uid && each.hasProperty('recurrence-id'),
        );
      for (const exception of exceptions) event.relateException(exception);
      const dates = event.iterator();
      for (let most = 3000; most > 0; most--) {
        const next: ICAL.Time | null = dates.next();
        if (!next) break;
        const details = event.getOccurrenceDetails(next);
        const start = details.startDate.toJSDate().toISOString();
        if (start >= to) break;
        if (start >= from) found.add(`${details.item.summary} ${start}`);
        if (!event.isRecurring()) break;
      }
    }
    // What the clock skips the parser moves instead: RFC 5545 says that it is left out.
    const timed = data.occurrences.filter(({ allDay, title }) => !allDay && !title.startsWith('Round'));
    const nameOf = ({ title, start }: { title: string; start: string }) => `${title} ${start}`;
    const events = timed.filter(({ eventId }) => eventId !== null).map(nameOf);
    expect(events.length).toBeGreaterThan(20);
    expect(events.filter((text) => !found.has(text))).toEqual([]);
    const all = new Set(timed.map(nameOf));
    expect([...found].filter((text) => !text.startsWith('Round') && !all.has(text))).toEqual([]);
  });

  test('it is not sent again where nothing changed, and another one ends it', async () => {
    const url = await make('owner');
    const { etag } = (await fetchFeed(url)).headers;
    expect((await fetchFeed(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const { data } = await (await app.client.as('owner', 'demo')).ok('GET /api/v1/calendar/feed', {});
    expect(data.usedAt).not.toBeNull();
    const next = await make('owner');
    expect([(await fetchFeed(url)).statusCode, (await fetchFeed(next)).statusCode]).toEqual([404, 200]);
    await (await app.client.as('owner', 'demo')).ok('DELETE /api/v1/calendar/feed', {});
    expect((await fetchFeed(next)).statusCode).toBe(404);
  });

  test('it opens nothing once what gave the right has ended: a lease with its role, a membership', async () => {
    const url = await make('owner');
    expect((await fetchFeed(url)).statusCode).toBe(200);
    // With the last day of a lease the role that came with it ends.
    const endRoles = (on: string | null) =>
      app.platform.inTenant(app.tenants.demo, (tx) =>
        tx
          .updateTable('memberRole')
          .set({ endsOn: on })
          .where('memberId', 'in', (query) =>
            query
              .selectFrom('member')
              .innerJoin('identity', 'identity.id', 'member.identityId')
              .select('member.id')
              .where('identity.email', '=', 'owner@demo.example'),
          )
          .execute(),
      );
    await endRoles('2026-02-01');
    expect((await fetchFeed(url)).statusCode).toBe(404);
    await endRoles(null);
    expect((await fetchFeed(url)).statusCode).toBe(200);
    await app.platform.inTenant(app.tenants.demo, async (tx) => {
      const feed = await tx.selectFrom('calendarFeed').select('memberId').execute();
      const owner = await tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', 'like', 'owner@%')
        .where(
          'member.id',
          'in',
          feed.map(({ memberId }) => memberId),
        )
        .executeTakeFirstOrThrow();
      await tx.updateTable('member').set({ status: 'past' }).where('id', '=', owner.id).execute();
    });
    expect((await fetchFeed(url)).statusCode).toBe(404);
  });
});
