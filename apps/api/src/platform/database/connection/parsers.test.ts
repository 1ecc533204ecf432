import { parseInteger, parseMoment } from './parsers';

test('a moment is ISO 8601 with all its digits', () => {
  expect(parseMoment('2026-01-31 09:30:00+00')).toBe('2026-01-31T09:30:00Z');
  expect(parseMoment('2026-01-31 09:30:00.123456+00')).toBe('2026-01-31T09:30:00.123456Z');
  expect(parseMoment('2026-01-31 09:30:00-05')).toBe('2026-01-31T09:30:00-05:00');
  expect(parseMoment('2026-01-31 09:30:00+05:45')).toBe('2026-01-31T09:30:00+05:45');
  expect(parseMoment('infinity')).toBe('infinity');
});

test('an integer is exact or refused', () => {
  expect(parseInteger('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(parseInteger('-12')).toBe(-12);
  expect(() => parseInteger('9007199254740993')).toThrow(
    expect.objectContaining({ status: 422, code: 'amount-too-large' }),
  );
});
