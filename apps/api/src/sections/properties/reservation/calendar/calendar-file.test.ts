import { addDays } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { bookingsIn } from '../booking/booking.fixture';

const app = withApp();
const { owner, area, book, at } = bookingsIn(app);
const monday = '2031-06-16';

beforeAll(() => app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`)));

const fileOf = (path: string) => app.app.inject({ url: path, headers: { host: 'demo.localhost' } });
const line = (file: string, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, 'm').exec(file.replaceAll('\r', ''))?.[1];

test('a booking goes into a calendar by its link, in UTC, and its cancellation takes it out', async () => {
  const { id } = await area('Calendar court', { location: 'Orchard Lane, 2' });
  const made = await book(id, monday, 9);
  const booking = made.body.data;
  const first = await fileOf(booking.calendarPath);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(first.headers['content-disposition']).toContain('filename="Calendar court 2031-06-16.ics"');
  expect(['DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'SUMMARY'].map((name) => line(first.body, name))).toEqual(
    ['20310616T130000Z', '20310616T140000Z', '0', 'CONFIRMED', 'Calendar court'],
  );
  expect(line(first.body, 'LOCATION')).toMatch(/^Orchard Lane\\, 2\\, /);

  const params = { reservationId: booking.id };
  await (
    await owner()
  ).ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  const after = await fileOf(booking.calendarPath);
  expect(after.headers['content-type']).toContain('method=CANCEL');
  expect(['UID', 'SEQUENCE', 'STATUS'].map((name) => line(after.body, name))).toEqual([
    line(first.body, 'UID'),
    '1',
    'CANCELLED',
  ]);
});

test('a link that was not made here opens nothing', async () => {
  const { id } = await area('Calendar secret');
  const { calendarPath } = (await book(id, monday, 9)).body.data;
  const other = (await book(id, monday, 11)).body.data;
  const signature = calendarPath.split('signature=')[1];
  const forged = `/api/v1/reservations/${other.id}/calendar-file?signature=${signature}`;
  expect((await fileOf(forged)).statusCode).toBe(404);
});

test('whoever booked is reminded once, at the hour that the area says, and not of what they just did', async () => {
  const { id } = await area('Reminded court', { remindHours: 24 });
  const silent = await area('Silent court', { remindHours: null });
  await book(id, addDays(monday, 2), 9);
  await book(silent.id, addDays(monday, 2), 9);
  const told = async () => {
    const { data } = await (await owner()).ok('GET /api/v1/shell/notifications', {});
    return data.map(({ title }) => title).filter((title) => title.includes('your booking is coming'));
  };
  const runAt = async (moment: string) => {
    app.setClock(new Date(moment));
    await app.runJob('properties.booking-reminders');
    return told();
  };
  expect(await runAt(at(addDays(monday, 1), 8.9))).toEqual([]);
  expect(await runAt(at(addDays(monday, 1), 9))).toEqual(['Reminded court: your booking is coming up']);
  await book(id, addDays(monday, 2), 8);
  expect(await runAt(at(addDays(monday, 1), 10))).toHaveLength(1);
  await app.runJob('notifications.deliver');
  const [mail] = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('textBody').where('subject', 'like', 'Reminded court%').execute(),
  );
  expect(mail?.textBody).toMatch(/Wed Jun 18, 9:00 AM – 10:00 AM[^]*calendar-file\?signature=/);
});
