import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const dayMs = 86_400_000;
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const admin = () => app.client.as('admin', 'demo');

afterEach(() => app.setClock(new Date()));

async function priya() {
  const person = await admin();
  const { data } = await person.ok('GET /api/v1/members', { query: { search: 'Priya Raman' } });
  const params = { memberId: data[0]?.id ?? '' };
  return (await person.ok('GET /api/v1/members/:memberId', { params })).data;
}

/** Puts roles in place of Priya's, each with its last day or none. */
async function give(roles: Record<string, string | null>) {
  const person = await admin();
  const { data } = await person.ok('GET /api/v1/roles', { query: { limit: 200 } });
  const ends = Object.fromEntries(
    Object.entries(roles).map(([name, endsOn]) => [
      data.find((role) => role.name === name)?.id ?? '',
      endsOn,
    ]),
  );
  const { id, version } = await priya();
  const body = { version, roleIds: Object.keys(ends), ends };
  await person.ok('PUT /api/v1/members/:memberId/roles', { params: { memberId: id }, body });
}

const times = async () =>
  (await priya()).rolePeriods.map(({ name, startsOn, endsOn, state }) => [name, startsOn, endsOn, state]);

test('the page of a member has their roles over time, from the history and from what they hold', async () => {
  const { memberSince } = await priya();
  const last = addDays(today(), 2);
  await give({ Member: null, Auditor: last });
  const [auditor, member] = await times();
  expect(auditor).toEqual(['Auditor', today(), last, 'current']);
  expect(member?.slice(2)).toEqual([null, 'current']);

  app.setClock(new Date(Date.now() + 5 * dayMs));
  await app.runJob('people.ending-roles');
  expect((await times()).at(-1)).toEqual(['Auditor', addDays(last, -2), expect.any(String), 'past']);

  app.setClock(new Date());
  await give({ Tenant: null });
  expect(await times()).toEqual([
    ['Tenant', expect.any(String), null, 'current'],
    ['Member', memberSince, expect.any(String), 'past'],
    ['Auditor', addDays(last, -2), expect.any(String), 'past'],
  ]);
});

test('what somebody had when their membership ended ended with it, and is theirs again if they come back', async () => {
  const person = await admin();
  await give({ Member: null });
  const change = async (action: 'end' | 'bring-back') => {
    const { id, version } = await priya();
    await person.ok(`POST /api/v1/members/:memberId/${action}`, {
      params: { memberId: id },
      body: { version },
    });
    const [first] = await times();
    return first;
  };
  expect(await change('end')).toEqual(['Member', expect.any(String), today(), 'past']);
  expect(await change('bring-back')).toEqual(['Member', expect.any(String), null, 'current']);
});

test('what others see of the further contact is said on the page too', async () => {
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok('GET /api/v1/shell/contact');
  const shown = { ...data, addressVisible: true, phonesVisible: false, languagesVisible: true };
  await owner.ok('PUT /api/v1/shell/contact', { body: shown });
  expect(await priya()).toMatchObject({ addressVisible: true, phonesVisible: false, languagesVisible: true });
});
