import { withApp } from '../../testing';
import { Authenticator } from '../../testing/authenticator';
import { commandHere } from '../../testing/command';

const tested = withApp();
const courtyard = commandHere(tested);

test('removes the second factors of somebody who lost them, once it was said to', async () => {
  const person = await tested.client.as('owner', 'demo');
  const { data: wanted } = await person.ok('POST /api/v1/member-auth/factors/passkeys/begin');
  const passkey = new Authenticator('http://demo.localhost:8080').make(wanted);
  await person.ok('POST /api/v1/member-auth/factors/passkeys', { body: { name: 'Key', passkey } });
  const remove = ['member', 'remove-factors', 'demo', 'owner@demo.example'];
  const asked = await courtyard(...remove);
  expect(asked).toMatchObject({ code: 0, err: '' });
  expect(asked.out).toMatch(/Priya Raman.*one passkey, 10 recovery codes[\s\S]*Nothing was changed/);
  const factors = async () => (await person.ok('GET /api/v1/member-auth/factors')).data;
  expect((await factors()).passkeys).toHaveLength(1);
  expect((await courtyard(...remove, '--yes')).out).toContain('Done.');
  expect(await factors()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await courtyard(...remove, '--yes')).err).toContain('has no second factor');
  const admin = await tested.client.as('admin', 'demo');
  const history = await admin.ok('GET /api/v1/members', { query: { search: 'Priya' } });
  const params = { memberId: history.data[0]?.id ?? '' };
  const { data } = await admin.ok('GET /api/v1/members/:memberId/history', { params, query: {} });
  expect(data[0]).toMatchObject({ action: 'factor.reset', actor: 'Courtyard' });
});
