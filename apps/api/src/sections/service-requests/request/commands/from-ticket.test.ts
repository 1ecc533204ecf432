import { withApp } from '../../../../testing';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { as, handled, storedFile, notices } = requestsOf(app);
const become = 'POST /api/v1/tickets/:ticketId/request';
const write = 'POST /api/v1/tickets/:ticketId/messages';

async function asked(subject: string) {
  const [picture, offer] = [await storedFile('leak.txt'), await storedFile('offer.txt')];
  const body = { subject, message: 'It drips.', fileIds: [picture] };
  const { data } = await (await as('owner')).ok('POST /api/v1/tickets', { body });
  const params = { ticketId: data.id };
  const admin = await as('admin');
  await admin.ok(write, { params, body: { message: 'Since when?' } });
  await (await as('owner')).ok(write, { params, body: { message: 'Monday.', fileIds: [offer] } });
  await admin.ok(write, { params, body: { message: 'The third one.', isInternal: true } });
  return { number: data.number, params };
}

test('a ticket becomes one request with all that was said, pressed twice or at once', async () => {
  const { number, params } = await asked('Leak in the garage');
  const admin = await as('admin');
  const { data: read } = await admin.ok('GET /api/v1/tickets/:ticketId', { params });
  expect(read.requestKinds.map(({ key }) => key)).toContain('maintenance');
  const body = { kind: 'maintenance' };
  const [one, other] = await Promise.all([
    admin.ok(become, { params, body }),
    admin.ok(become, { params, body }),
  ]);
  expect(other.data.request).toEqual(one.data.request);
  expect(one.data).toMatchObject({ status: 'closed', requestKinds: [] });
  const requestId = one.data.request?.id ?? '';
  expect(one.data.request?.url).toBe(`/service-requests/community-requests/detail?id=${requestId}`);
  const request = await handled(requestId);
  expect(request).toMatchObject({
    kind: 'maintenance',
    category: { key: 'other' },
    title: 'Leak in the garage',
    description: 'It drips.',
    visibility: 'private',
    reporter: { name: read.askedBy.name },
    files: [{ name: 'leak.txt' }],
  });
  expect(request.clocks.find(({ step }) => step === 'response')?.doneAt).not.toBeNull();
  // Who asked reads it as their own, without what is for those who answer.
  const owner = await as('owner');
  const mine = (await owner.ok('GET /api/v1/my-requests/:requestId', { params: { requestId } })).data;
  expect(mine.commentList.map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
    ['Since when?', []],
    ['Monday.', ['offer.txt']],
  ]);
  expect(request.commentList.map(({ isInternal }) => isInternal)).toEqual([false, false, true]);
  expect(await notices('owner')).toContain(`Ticket ${number} is now request #${request.number}`);
  // The files of the ticket stay there.
  const ticket = (await owner.ok('GET /api/v1/tickets/:ticketId', { params })).data;
  expect(ticket.messages.flatMap(({ files }) => files.map(({ name }) => name))).toEqual([
    'leak.txt',
    'offer.txt',
  ]);
  expect(ticket.request?.url).toBe(`/service-requests/my-requests/detail?id=${requestId}`);
});

test('it is for those who answer and handle requests, of a kind that is in use', async () => {
  const { params } = await asked('Whose hedge is it');
  const body = { kind: 'question' };
  // The board answers tickets and handles no requests.
  const board = await as('board');
  expect((await board.ok('GET /api/v1/tickets/:ticketId', { params })).data.requestKinds).toEqual([]);
  expect((await board.call(become, { params, body })).status).toBe(403);
  expect((await (await as('owner')).call(become, { params, body })).status).toBe(403);
  const unknown = await (await as('admin')).call(become, { params, body: { kind: 'wish' } });
  expect(unknown).toMatchObject({ status: 422, body: { fields: { kind: expect.any(String) } } });
});
