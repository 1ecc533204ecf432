import { withApp } from '../../../../testing';
import { OwnerScene } from '../../receivables/owner-account/owner.fixture';

/** Empty books on June 15, 2026, with what recurring entries of the treasurer are tried by. */
export function withRecurringEntries() {
  const app = withApp();
  const scene = new OwnerScene(app);
  const clock = (day: string, time = '16:00') => app.setClock(new Date(`${day}T${time}:00Z`));
  beforeAll(() => scene.begin());
  beforeEach(() => clock('2026-06-15'));

  const lines = (debit: string, credit: string, amountMinor: number) => [
    { accountId: scene.id(debit), fundId: scene.id('OP'), amountMinor },
    { accountId: scene.id(credit), fundId: scene.id('OP'), amountMinor: -amountMinor },
  ];

  const body = (name: string, more: object = {}) => ({
    name,
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    startsOn: '2026-04-01',
    memo: 'Audit of {month}',
    lines: lines('5030', '2100', 35_000),
    ...more,
  });

  const premium = (name: string, more: object = {}) =>
    body(name, {
      kind: 'amortization',
      months: 3,
      rule: 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=15',
      lines: lines('5040', '1300', 100_000),
      ...more,
    });

  const create = async (given: ReturnType<typeof body>) =>
    (await (await scene.treasurer()).ok('POST /api/v1/recurring-entries', { body: given })).data;

  const read = async (recurringEntryId: string) =>
    (
      await (
        await scene.treasurer()
      ).ok('GET /api/v1/recurring-entries/:recurringEntryId', { params: { recurringEntryId } })
    ).data;

  const setStatus = async (recurringEntryId: string, status: 'active' | 'paused' | 'ended') => {
    const { version } = await read(recurringEntryId);
    const call = 'POST /api/v1/recurring-entries/:recurringEntryId/status';
    const params = { recurringEntryId };
    return (await (await scene.treasurer()).call(call, { params, body: { status, version } })).status;
  };

  const entriesOf = async (templateId: string) => {
    const person = await scene.treasurer();
    const posted = (await read(templateId)).occurrences.flatMap(({ entry }) => (entry ? [entry.id] : []));
    const entries = [];
    for (const entryId of posted.toReversed())
      entries.push((await person.ok('GET /api/v1/journal-entries/:entryId', { params: { entryId } })).data);
    return entries;
  };

  const daysOf = async (templateId: string) =>
    (await read(templateId)).occurrences.map(({ occursOn, datedOn, state }) => [occursOn, datedOn, state]);

  const job = () => app.runJob('accounting.recurring');
  return { app, scene, clock, job, lines, body, premium, create, read, setStatus, entriesOf, daysOf };
}
