import fc from 'fast-check';
import { addDays } from '@courtyard/contract/days';
import { dueStage, whenFrom } from './reminders.rules';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

test('from day to day every stage comes once, the nearest first, and none after the end', () => {
  fc.assert(
    fc.property(
      day,
      fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 5 }),
      (expiresOn, reminderDays) => {
        const seen = new Set<number>();
        for (
          let today = addDays(expiresOn, -370);
          today <= addDays(expiresOn, 3);
          today = addDays(today, 1)
        ) {
          const stage = dueStage(expiresOn, reminderDays, today);
          if (stage === null) continue;
          expect(today >= addDays(expiresOn, -stage) && today <= expiresOn).toBe(true);
          seen.add(stage);
        }
        expect(seen).toEqual(new Set(reminderDays));
      },
    ),
    { numRuns: 30 },
  );
});

test('says when in words', () => {
  expect(['2026-06-01', '2026-06-02', '2026-06-08'].map((end) => whenFrom('2026-06-01', end, 'en'))).toEqual([
    'today',
    'tomorrow',
    'in 7 days',
  ]);
});
