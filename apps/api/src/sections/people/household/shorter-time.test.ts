import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../testing';

const app = withApp();
const today = dayAt(new Date(), 'America/New_York');
const inDays = (days: number) => addDays(today, days);
const email = 'tia@lease.example';

test('a shorter time that an administrator gave by hand stays where the lease moves, until the lease ends before it', async () => {
  const owner = await app.client.as('owner', 'demo');
  const admin = await app.client.as('admin', 'demo');
  const { data: homes } = await owner.ok('GET /api/v1/properties/mine', {});
  const params = { propertyId: homes[0]?.id ?? '' };
  const body = { email, name: 'Tia Ames', kind: 'tenant', startsOn: today, endsOn: inDays(30) } as const;
  await owner.ok('POST /api/v1/households/:propertyId/people', { params, body });
  const held = async () => (await admin.ok('GET /api/v1/members', { query: { search: email } })).data[0];
  const moveTo = async (days: number) => {
    const { data } = await owner.ok('GET /api/v1/households/:propertyId', { params });
    const { residencyId = '', version = 0 } = data.people.find((person) => person.email === email) ?? {};
    await owner.ok('PUT /api/v1/households/:propertyId/people/:residencyId', {
      params: { ...params, residencyId },
      body: { endsOn: inDays(days), version },
    });
    return (await held())?.roles.map(({ endsOn }) => endsOn);
  };
  expect(await moveTo(35)).toEqual([inDays(35)]);
  const { id: memberId = '', version = 0, roles = [] } = (await held()) ?? {};
  const [{ id: roleId } = { id: '' }] = roles;
  const byHand = inDays(10);
  const given = { roleIds: [roleId], ends: { [roleId]: byHand }, version };
  await admin.ok('PUT /api/v1/members/:memberId/roles', { params: { memberId }, body: given });

  expect(await moveTo(60)).toEqual([byHand]);
  expect(await moveTo(20)).toEqual([byHand]);
  // The history tells what became of the role: nothing, both times.
  const { data: history } = await admin.ok('GET /api/v1/members/:memberId/history', { params: { memberId } });
  expect(history[0]?.changes['ends']).toEqual({
    before: [`Tenant: ${inDays(35)}`],
    after: [`Tenant: ${byHand}`],
  });
  expect(await moveTo(5)).toEqual([inDays(5)]);
  expect(await moveTo(60)).toEqual([inDays(60)]);
});
