import { withApp } from '../../../../testing';

const app = withApp();
const base = '/api/v1/meetings/:meetingId' as const;

test('who did not agree to notices by e-mail gets a letter, which counts by the days of the post', async () => {
  app.setClock(new Date('2027-03-01T15:00:00Z'));
  const [admin, owner] = [await app.client.as('admin', 'demo'), await app.client.as('owner', 'demo')];
  const body = {
    name: 'Roof',
    kind: 'special' as const,
    heldOn: '2027-03-30',
    startTime: '19:00',
    endTime: '20:30',
    place: 'Clubhouse',
  };
  const params = { meetingId: (await admin.ok('POST /api/v1/meetings', { body })).data.id };
  const members = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('email', 'in', ['owner@demo.example', 'board@demo.example'])
      .execute(),
  );
  const include = members.map(({ id }) => ({ kind: 'member' as const, id }));
  await admin.ok(`POST ${base}/invitees`, { params, body: { audience: { include, exclude: [] } } });
  const plan = async () => (await admin.ok(`GET ${base}/notices`, { params })).data.plan;
  expect(await plan()).toMatchObject({ people: 2, byEmail: 2, onPaper: 0, isInTime: true });
  await owner.ok('PUT /api/v1/shell/mail-consent', { body: { agrees: false } });
  expect(await plan()).toMatchObject({ people: 2, byEmail: 1, onPaper: 1, isInTime: true });
  // Ten days before the meeting an e-mail is in time, and a letter of that day is not.
  app.setClock(new Date('2027-03-18T15:00:00Z'));
  expect(await plan()).toMatchObject({ isInTime: false });
  const send = { version: 1, people: 2, reason: 'The roof leaks' };
  const { data: notice } = await admin.ok(`POST ${base}/notices`, { params, body: send });
  expect(notice.counts).toMatchObject({ underway: 1, 'to-post': 1 });
  const { data: proofs } = await admin.ok(`GET ${base}/notices/:noticeId/people`, {
    params: { ...params, noticeId: notice.id },
  });
  const mine = proofs.find(({ email }) => email === 'owner@demo.example');
  expect(mine).toMatchObject({ way: 'paper', outcome: 'to-post' });
});
