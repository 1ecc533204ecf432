import { assert, bigInt, property } from 'fast-check';
import {
  currencyExponent,
  formatAgo,
  formatFullDay,
  formatList,
  formatLongDay,
  formatSpan,
  formatTimeOfDay,
  formatDay,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
  formatWeekday,
} from './formats';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['MM/DD/YYYY', '12/01/2026'],
  ['DD.MM.YYYY', '01.12.2026'],
  ['YYYY-MM-DD', '2026-12-01'],
  ['D MMM YYYY', '1 Dec 2026'],
  ['M/D/YYYY', '12/1/2026'],
])('a day as %s', (dateFormat, expected) => {
  expect(formatDay('2026-12-01', { language: 'en', dateFormat })).toBe(expected);
});

test('what is not a day comes back as it is', () => {
  expect(formatDay('soon')).toBe('soon');
  expect(formatMoment('soon')).toBe('soon');
});

test('a moment is shown in its time zone', () => {
  const settings = { language: 'en', dateFormat: 'MM/DD/YYYY', timeZone: 'America/Denver' } as const;
  expect(spaced(formatMoment('2026-12-01T03:30:00Z', settings))).toBe('11/30/2026, 8:30 PM');
});

test.each([
  ['America/Denver', '11/30/2026, 8:30 PM'],
  // Another name of the same clock is no other clock.
  ['America/Boise', '11/30/2026, 8:30 PM'],
  ['Europe/Madrid', '11/30/2026, 8:30 PM MST'],
])('the zone is named for a reader in %s where their clock differs', (deviceZone, expected) => {
  const settings = { language: 'en', dateFormat: 'MM/DD/YYYY', timeZone: 'America/Denver' } as const;
  expect(spaced(formatMoment('2026-12-01T03:30:00Z', { ...settings, deviceZone }))).toBe(expected);
});

test.each([
  ['2026-12-01T16:00:00Z', '2026-12-01T18:00:00Z', 'Tue 12/01/2026, 9:00 AM – 11:00 AM'],
  ['2026-12-02T04:00:00Z', '2026-12-02T08:00:00Z', 'Tue 12/01/2026, 9:00 PM – Wed 12/02/2026, 1:00 AM'],
  ['2026-12-04T07:00:00Z', '2026-12-05T07:00:00Z', 'Fri 12/04/2026 – Sat 12/05/2026'],
])('from %s to %s', (startsAt, endsAt, expected) => {
  const settings = { language: 'en', dateFormat: 'MM/DD/YYYY', timeZone: 'America/Denver' } as const;
  expect(spaced(formatSpan({ startsAt, endsAt }, settings))).toBe(expected);
});

test('times of day, weekdays and months', () => {
  const settings = { language: 'es', dateFormat: 'MM/DD/YYYY', timeZone: 'America/Denver' } as const;
  expect(spaced(formatTime('2026-12-01T03:30:00Z', { ...settings, language: 'en' }))).toBe('8:30 PM');
  expect(spaced(formatTimeOfDay('08:30'))).toBe('8:30 AM');
  expect(formatFullDay('2026-12-01')).toBe('Tuesday, December 1, 2026');
  expect(formatLongDay('2026-12-01', settings)).toBe('1 de diciembre de 2026');
  expect(formatWeekday('2026-12-01')).toBe('Tuesday');
  expect(formatWeekday('2026-12-01', { ...settings, width: 'short' })).toBe('mar');
  expect(formatMonth('2026-12-01', settings)).toBe('diciembre de 2026');
  expect([formatTime('soon'), formatWeekday('soon')]).toEqual(['soon', 'soon']);
});

test.each([
  ['2026-12-01T11:59:50Z', 'now'],
  ['2026-12-01T11:30:00Z', '30 minutes ago'],
  ['2026-12-01T09:00:00Z', '3 hours ago'],
  ['2026-11-30T11:00:00Z', 'yesterday'],
])('%s is %s at noon', (moment, expected) => {
  expect(formatAgo(moment, new Date('2026-12-01T12:00:00Z'))).toBe(expected);
});

test.each([
  [123456, 'USD', '$1,234.56'],
  [-5, 'USD', '-$0.05'],
  [1234, 'JPY', '¥1,234'],
  [1234567, 'KWD', 'KWD 1,234.567'],
  [9007199254740993n, 'USD', '$90,071,992,547,409.93'],
])('%s minor units of %s are %s', (amount, currency, expected) => {
  expect(spaced(formatMoney(amount, currency))).toBe(expected);
});

test.each([
  [0, 'USD', 'en', '$0'],
  [12_345_600, 'USD', 'en', '$123.5K'],
  [2_000_000, 'USD', 'en', '$20K'],
  [250_000_000, 'USD', 'en', '$2.5M'],
  [-15_000, 'USD', 'en', '-$150'],
  [12_345_600, 'JPY', 'en', '¥12.3M'],
  [12_345_600, 'KWD', 'en', 'KWD 12.3K'],
  [250_000_000, 'USD', 'es', '$2.5 M'],
] as const)('%s minor units of %s in few characters (%s) are %s', (amount, currency, language, expected) => {
  const settings = { language, dateFormat: 'MM/DD/YYYY' } as const;
  expect(spaced(formatMoneyShort(amount, currency, settings))).toBe(expected);
});

test('reports show negatives in parentheses', () => {
  const report = { language: 'en', dateFormat: 'MM/DD/YYYY', negative: 'parentheses' } as const;
  expect(formatMoney(-25000, 'USD', report)).toBe('($250.00)');
});

test('no amount loses a cent', () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
      expect(BigInt(formatMoney(amount, 'USD').replace(/\D/g, ''))).toBe(amount);
    }),
  );
});

test('exponents, numbers and shares', () => {
  expect([currencyExponent('USD'), currencyExponent('JPY'), currencyExponent('KWD')]).toEqual([2, 0, 3]);
  expect(formatNumber(100000)).toBe('100,000');
  expect(formatPercent(123456)).toBe('12.3456%');
  expect(formatPercent(1_000_000)).toBe('100%');
  expect(formatList(['name', 'photo', 'phone'])).toBe('name, photo, and phone');
});
