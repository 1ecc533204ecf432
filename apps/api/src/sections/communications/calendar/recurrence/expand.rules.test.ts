import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Recurring, ruleEnd, startsBetween } from './expand.rules';
import { addSeconds, isOnClock, localAt, momentOf } from './local-time.rules';

interface OracleCase {
  zone: string;
  start: string;
  rule: string;
  from: string;
  to: string;
  dates: string[];
}

const oracle: OracleCase[] = JSON.parse(readFileSync(join(__dirname, 'oracle', 'oracle.json'), 'utf8'));
const [first] = oracle;
if (!first) throw new Error('the oracle is empty');

const seriesOf = (
  startsLocal: string,
  timeZone: string,
  rules: string[],
  more: Partial<Recurring> = {},
): Recurring => {
  const clock = { startsLocal, timeZone, allDay: false };
  return {
    ...clock,
    lengthSeconds: 3600,
    rules,
    ruleEnds: rules.map((rule) => ruleEnd(clock, rule)),
    extraDates: [],
    exceptDates: [],
    ...more,
  };
};

test('500 random rules over changes of daylight time in three zones are as an independent oracle has them', () => {
  expect(oracle).toHaveLength(500);
  const differing = oracle.filter(({ zone, start, rule, from, to, dates }) => {
    const found = startsBetween(seriesOf(start, zone, [rule]), from, to);
    return JSON.stringify(found) !== JSON.stringify(dates);
  });
  expect(differing).toEqual([]);
  expect(new Set(oracle.map(({ zone }) => zone)).size).toBe(3);
});

test('dates are in order, on the clock, none is left out that was not, and a part of a time gives the same', () => {
  const anyCase = fc.record({
    at: fc.nat({ max: oracle.length - 1 }),
    cut: fc.integer({ min: 1, max: 12 }),
    except: fc.nat({ max: 10 }),
  });
  fc.assert(
    fc.property(anyCase, ({ at, cut, except }) => {
      const { zone, start, rule, from, to } = oracle[at] ?? first;
      const series = seriesOf(start, zone, [rule]);
      const all = startsBetween(series, from, to);
      expect(all).toEqual([...new Set(all)].toSorted());
      for (const local of all) {
        expect(isOnClock(local, zone)).toBe(true);
        expect(localAt(momentOf(local, zone), zone)).toBe(local);
      }
      const middle = addSeconds(from, cut * 86_400);
      const parts = [
        ...startsBetween(series, from, middle),
        ...startsBetween(series, addSeconds(middle, 1), to),
      ];
      expect(parts).toEqual(all);
      const left = all[except];
      const without = left === undefined ? [] : [left];
      expect(startsBetween({ ...series, exceptDates: without }, from, to)).toEqual(
        all.filter((local) => local !== left),
      );
    }),
    { numRuns: 60 },
  );
});

test('of a time that the clock shows twice the first counts', () => {
  const [only] = startsBetween(
    seriesOf('2026-11-01T01:30:00', 'America/New_York', []),
    '2026-11-01T00:00:00',
    '2026-11-02T00:00:00',
  );
  expect(momentOf(only ?? '', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

test('an event of two rules and further dates has each date once', () => {
  const series = seriesOf(
    '2026-06-01T10:00:00',
    'America/New_York',
    ['FREQ=WEEKLY;COUNT=3', 'FREQ=DAILY;INTERVAL=7;COUNT=2'],
    {
      extraDates: ['2026-06-08T10:00:00', '2026-06-10T09:00:00'],
    },
  );
  expect(startsBetween(series, '2026-05-01T00:00:00', '2026-07-01T00:00:00')).toEqual([
    '2026-06-01T10:00:00',
    '2026-06-08T10:00:00',
    '2026-06-10T09:00:00',
    '2026-06-15T10:00:00',
  ]);
});
