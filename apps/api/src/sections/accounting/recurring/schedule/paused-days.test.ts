import { withRecurringEntries } from '../entry/recurring-entry.fixture';

const { scene, clock, job, body, create, read, setStatus, daysOf } = withRecurringEntries();

const update = 'PUT /api/v1/recurring-entries/:recurringEntryId';

/** A template whose last day is of June, which paused until September 20. */
async function pausedOverSummer(name: string) {
  clock('2026-07-01');
  const { id } = await create(body(name, { startsOn: '2026-06-01' }));
  await job();
  expect(await setStatus(id, 'paused')).toBe(200);
  clock('2026-09-20');
  expect(await setStatus(id, 'active')).toBe(200);
  return id;
}

const change = async (recurringEntryId: string, name: string, more: object) => {
  const { version } = await read(recurringEntryId);
  const person = await scene.treasurer();
  const changed = { ...body(name, { startsOn: '2026-06-01', ...more }), version };
  return (await person.ok(update, { params: { recurringEntryId }, body: changed })).data;
};

test('days that passed in a pause stay left out when the template is changed afterwards', async () => {
  const id = await pausedOverSummer('Texts');
  expect((await read(id)).nextOn).toBe('2026-09-30');
  expect((await change(id, 'Texts', { memo: 'Audit' })).nextOn).toBe('2026-09-30');
  await job();
  expect((await daysOf(id)).map(([day]) => day)).toEqual(['2026-06-30']);
  await setStatus(id, 'ended');
});

test('a changed schedule goes on after the pause, and keeps what was due since', async () => {
  const id = await pausedOverSummer('Days');
  expect((await change(id, 'Days', { rule: 'FREQ=MONTHLY;BYMONTHDAY=15' })).nextOn).toBe('2026-10-15');
  expect((await change(id, 'Days', { rule: 'FREQ=MONTHLY;BYMONTHDAY=25' })).nextOn).toBe('2026-09-25');
  // The job did not run since: what is due by then is not lost.
  clock('2026-11-02');
  expect((await change(id, 'Days', { rule: 'FREQ=MONTHLY;BYMONTHDAY=25', memo: 'Audit' })).nextOn).toBe(
    '2026-09-25',
  );
  await job();
  expect((await daysOf(id)).map(([day]) => day)).toEqual(['2026-10-25', '2026-09-25', '2026-06-30']);
  await setStatus(id, 'ended');
});
