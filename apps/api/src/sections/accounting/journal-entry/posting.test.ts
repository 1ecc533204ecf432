import { addDays, addMonths } from '@courtyard/contract/days';
import { post } from '../../../ledger';
import { newId } from '../../../platform/core/ids';
import { withApp } from '../../../testing';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
const treasurer = () => app.client.as('treasurer', 'demo');
const path = 'POST /api/v1/journal-entries';

let accounts: Record<string, string> = {};
let operating = '';
beforeAll(async () => {
  const { data } = await (await treasurer()).ok('GET /api/v1/accounts');
  accounts = Object.fromEntries(data.accounts.map(({ code, id }) => [code, id]));
  operating = data.funds.find(({ code }) => code === 'OP')?.id ?? '';
});

/** A dollar of insurance, not yet paid. */
const written = (date: string) => ({
  date,
  memo: 'Insurance',
  lines: [
    { accountId: accounts['5040'] ?? '', fundId: operating, amountMinor: 100 },
    { accountId: accounts['2100'] ?? '', fundId: operating, amountMinor: -100 },
  ],
});

test('an entry is dated a year ahead at most, and one that was dated wrong is taken back on its own day', async () => {
  const person = await treasurer();
  const today = demoDay();
  const ahead = (years: number) => addMonths(today, 12 * years);
  const far = await person.call(path, { body: { ...written(ahead(100)), reverseOn: ahead(101) } });
  const said = 'This date is more than a year ahead. Check the year.';
  expect(far).toMatchObject({ status: 422, body: { fields: { date: said, reverseOn: said } } });
  const date = addDays(today, 300);
  const { data } = await person.ok(path, { body: written(date) });
  const entryId = data.entry?.id ?? '';
  const take = (on: string) =>
    person.call('POST /api/v1/journal-entries/:entryId/reverse', {
      params: { entryId },
      body: { on, reason: 'Wrong year' },
    });
  expect(await take(ahead(2))).toMatchObject({ status: 422, body: { fields: { on: said } } });
  expect(await take(date)).toMatchObject({
    status: 200,
    body: { data: { entry: { state: 'reversed', reversedBy: { date } } } },
  });
});

test('one that is a thousand years ahead, from before that was refused, is taken back on its own day', async () => {
  const person = await treasurer();
  const entryId = newId();
  const { tenants } = app;
  await app.platform.inTenant(tenants.demo, (tx) =>
    post(tx, [{ ...written('2966-04-01'), id: entryId, key: `journal:${entryId}`, kind: 'journal' }], {
      id: null,
      name: 'Tess Treasurer',
    }),
  );
  const { data } = await person.ok('POST /api/v1/journal-entries/:entryId/reverse', {
    params: { entryId },
    body: { on: '2966-04-01', reason: 'Wrong year' },
  });
  expect(data.entry).toMatchObject({ reversedBy: { date: '2966-04-01' } });
});
