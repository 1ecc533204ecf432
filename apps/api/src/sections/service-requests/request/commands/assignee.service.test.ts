import { withApp } from '../../../../testing';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { as, report, handled, memberIdOf } = requestsOf(app);
const assign = 'POST /api/v1/community-requests/:requestId/assign';
const mine = 'GET /api/v1/my-requests/:requestId';

test('a request of a committee that is dissolved is nobody’s until it is assigned anew', async () => {
  const admin = await as('admin');
  const { data: committee } = await admin.ok('POST /api/v1/committees', {
    body: { name: 'Landscape', seats: 1 },
  });
  await admin.ok('POST /api/v1/committees/:committeeId/terms', {
    params: { committeeId: committee.id },
    body: { memberId: await memberIdOf('tenant'), seat: 1, startsOn: '2020-01-01' },
  });
  const { id, version } = await report('owner', { title: 'Hedge over the path okapi' });
  const params = { requestId: id };
  const assignee = { kind: 'committee' as const, id: committee.id };
  const { data: assigned } = await admin.ok(assign, { params, body: { assignee, version } });
  const unassigned = async () => {
    const { data } = await admin.ok('GET /api/v1/community-requests', {
      query: { search: 'okapi', isUnassigned: 'true' },
    });
    return data.map((request) => request.id);
  };
  expect(await unassigned()).toEqual([]);
  expect((await (await as('tenant')).call(mine, { params })).status).toBe(200);

  const { data: known } = await admin.ok('GET /api/v1/committees/:committeeId', {
    params: { committeeId: committee.id },
  });
  await admin.ok('PUT /api/v1/committees/:committeeId', {
    params: { committeeId: committee.id },
    body: { name: 'Landscape', seats: 1, status: 'dissolved', version: known.version },
  });
  // It still says whose it was, waits for somebody, and its former members do not see it.
  expect((await handled(id)).assignee).toEqual({ kind: 'committee', id: committee.id, name: 'Landscape' });
  expect(await unassigned()).toEqual([id]);
  expect((await (await as('tenant')).call(mine, { params })).status).toBe(404);
  const again = { assignee, version: assigned.version };
  expect(await admin.call(assign, { params, body: again })).toMatchObject({
    status: 422,
    body: { fields: { assignee: 'This committee has been dissolved. Choose another.' } },
  });
  const toMember = { kind: 'member' as const, id: await memberIdOf('admin') };
  await admin.ok(assign, { params, body: { assignee: toMember, version: assigned.version } });
  expect(await unassigned()).toEqual([]);
});
