import { daySpanFrom, daySpanText } from './day-span.rules';

test.each([
  ['2026-01-01..2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
  ['2026-01-01..', { from: '2026-01-01' }],
  ['..2026-03-31', { to: '2026-03-31' }],
])('%s reads as it is written', (text, span) => {
  expect(daySpanFrom(text)).toEqual(span);
  expect(daySpanText(span)).toBe(text);
});

test('what is no day counts as not given', () => {
  expect(daySpanFrom('2026-02-30..2026-03-31')).toEqual({ to: '2026-03-31' });
  expect(daySpanFrom('yesterday')).toEqual({});
  expect(daySpanFrom(undefined)).toEqual({});
  expect(daySpanText({})).toBe('');
});
