import { withApp } from '../../../testing';

const tested = withApp();

async function stepsOf(name: 'admin' | 'owner' | 'vendor') {
  const person = await tested.client.as(name, 'demo');
  const { data } = await person.ok('GET /api/v1/shell/first-steps');
  return { person, data, standing: Object.fromEntries(data.map(({ id, isDone }) => [id, isDone])) };
}

test('each role has the steps that are theirs, as they stand', async () => {
  const { standing: admin } = await stepsOf('admin');
  expect(admin).toMatchObject({
    'properties/properties': true,
    'properties/owners': true,
    'properties/areas': true,
    'platform/mail-server': false,
  });
  const { standing: owner } = await stepsOf('owner');
  expect(Object.keys(owner)).toEqual(
    expect.arrayContaining(['properties/insurance', 'platform/phone', 'platform/notifications']),
  );
  expect(owner).not.toHaveProperty('platform/mail-server');
  expect((await stepsOf('vendor')).standing).not.toHaveProperty('properties/insurance');
});

test('a step is done by doing it, and leads to where that is', async () => {
  const { person, data } = await stepsOf('owner');
  const phone = data.find(({ id }) => id === 'platform/phone');
  expect(phone).toMatchObject({ isDone: false, url: '/myprofile/social' });
  const body = {
    about: null,
    phone: '555 0100',
    emailVisible: false,
    phoneVisible: false,
    homesVisible: false,
    photoFileId: null,
    version: 1,
  };
  await person.ok('PUT /api/v1/shell/profile', { body });
  expect((await stepsOf('owner')).standing['platform/phone']).toBe(true);
});

test('who puts the list away has none, others keep theirs', async () => {
  const { person } = await stepsOf('vendor');
  await person.ok('PATCH /api/v1/shell/preferences', { body: { seen: ['first-steps'] } });
  expect((await stepsOf('vendor')).data).toEqual([]);
  expect((await stepsOf('admin')).data.length).toBeGreaterThan(0);
});
