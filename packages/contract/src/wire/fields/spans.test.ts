import {
  daySpanFrom,
  daySpans,
  daySpanText,
  daysMeant,
  isDaySpan,
  isNumberSpan,
  numberSpanFrom,
} from './spans';

test.each([
  ['2026-01-01..2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
  ['2026-01-01..', { from: '2026-01-01' }],
  ['..2026-03-31', { to: '2026-03-31' }],
  ['2026-02-30..', {}],
  ['..', {}],
  ['yesterday', {}],
  [undefined, {}],
])('%s is read as days', (text, span) => {
  expect(daySpanFrom(text)).toEqual(span);
  expect(daySpanFrom(daySpanText(span))).toEqual(span);
});

test.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['this-week', '2026-11-22', '2026-11-28'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['next-month', '2026-12-01', '2026-12-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['past', undefined, '2026-11-21'],
  ['next-30-days', '2026-11-22', '2026-12-22'],
])('%s on November 22, 2026', (name, from, to) => {
  expect(daysMeant(name, { today: '2026-11-22', firstWeekday: 7 })).toEqual({ ...(from && { from }), to });
});

test('a week that begins on Monday holds the Sunday after it', () => {
  expect(daysMeant('this-week', { today: '2026-11-22', firstWeekday: 1 })).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  });
});

test('what is a span can be asked for, and nothing else', () => {
  for (const text of [...daySpans, '2026-01-01..']) expect(isDaySpan(text)).toBe(true);
  for (const text of ['', '..', '2026-02-30..', 'soon']) expect(isDaySpan(text)).toBe(false);
  expect(numberSpanFrom('-5..100')).toEqual({ from: -5, to: 100 });
  expect(isNumberSpan('0..')).toBe(true);
  for (const text of ['', '..', '1.5..', 'a..b', '007..']) expect(isNumberSpan(text)).toBe(false);
});
