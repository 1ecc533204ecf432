import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRule } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { sql } from 'kysely';
import { packageRoot } from '../../../../platform/core/package-root';
import { withApp } from '../../../../testing';

const scene = withApp();

test.each([
  ['20260231', false],
  ['20270229', false],
  ['20280229', true],
  ['20260431T100000Z', false],
  ['20261301', false],
  ['20260400', false],
  ['20261231T235959Z', true],
])('a rule that ends on %s is taken: %s', (until, isTaken) => {
  const parsed = parseRule(`FREQ=DAILY;UNTIL=${until}`);
  expect('rule' in parsed).toBe(isTaken);
  expect(parsed).toMatchObject(
    isTaken ? { rule: { until } } : { fault: 'bad-value', part: `UNTIL=${until}` },
  );
});

test('rules that were kept with an end on a day that no calendar has end on the last day of that month', async () => {
  const { platform, tenants } = scene;
  const kept = async () =>
    (
      await platform.inTenant(tenants.demo, (tx) =>
        tx.selectFrom('calendarSeries').select(['id', 'rules', 'ruleEnds']).orderBy('id').execute(),
      )
    ).filter(({ rules }) => rules.length > 0);
  const before = await kept();
  const id = before[0]?.id ?? '';
  await platform.inTenant(tenants.demo, (tx) =>
    tx
      .updateTable('calendarSeries')
      .set({
        rules: ['FREQ=DAILY;UNTIL=20260231', 'FREQ=DAILY;UNTIL=20280229T100000Z', 'FREQ=WEEKLY'],
        ruleEnds: ['2026-02-31T23:59:59', '2028-02-29T10:00:00', ''],
      })
      .where('id', '=', id)
      .execute(),
  );
  const migration = await readFile(join(packageRoot, 'migrations/0394_ends_on_days_that_are.sql'), 'utf8');
  const statements = migration.split(/;\n/).filter((statement) => statement.trim() !== '');
  await platform.db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
  const after = await kept();
  expect(after.find((series) => series.id === id)).toMatchObject({
    rules: ['FREQ=DAILY;UNTIL=20260228', 'FREQ=DAILY;UNTIL=20280229T100000Z', 'FREQ=WEEKLY'],
    ruleEnds: ['2026-02-28T23:59:59', '2028-02-29T10:00:00', ''],
  });
  expect(after.filter((series) => series.id !== id)).toEqual(before.filter((series) => series.id !== id));
});
