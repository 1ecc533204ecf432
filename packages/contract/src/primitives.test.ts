import { day, id, moment } from './primitives';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: string) =>
  schema.safeParse(value).success;

test.each(['2026-02-28', '2024-02-29', '1000-01-01', '2999-12-31'])('%s is a day', (text) => {
  expect(accepts(day, text)).toBe(true);
});

test.each([
  '2026-02-29',
  '0000-01-01',
  '0202-06-01',
  '9999-12-31',
  '+010000-01-01',
  '2026-06-01T00:00:00Z',
  '\u0000',
])('%j is no day', (text) => {
  expect(accepts(day, text)).toBe(false);
});

test('an id is in lower case, however it was written', () => {
  expect(id.parse('01A1FF42-BEC8-72CC-BDF1-4AEB768058E5')).toBe('01a1ff42-bec8-72cc-bdf1-4aeb768058e5');
  expect(accepts(id, '01A1FF42')).toBe(false);
});

test('a moment has an offset and a year of the same range', () => {
  expect(accepts(moment, '2026-06-01T10:00:00-04:00')).toBe(true);
  expect(accepts(moment, '2026-06-01T10:00:00Z')).toBe(true);
  for (const text of [
    '2026-06-01T10:00:00',
    '0001-06-01T10:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-06-01T25:00:00Z',
  ])
    expect(accepts(moment, text)).toBe(false);
});
