import type { RouteContract } from '@courtyard/contract';
import { sql } from 'kysely';
import { bodyOf, nameOf } from '../../../testing/access/calls';
import { fingerprints } from '../../../testing/access/comparing/fingerprints';
import { guardedRoutes, withMatrix } from '../../../testing/access/matrix';
import { makePerson, type Person } from '../../../testing/access/people';

/**
 * Every route of the contract, with ids of real records, by somebody who looks on as a member who may do everything: what changes something
 * is refused, and nothing of the community is another after it.
 */
const matrix = withMatrix();
const { scene, send, idsOf } = matrix;

const isRead = ({ method, readOnly }: RouteContract) => method === 'GET' || readOnly === true;
const changeRoutes = guardedRoutes.filter((route) => !isRead(route));
const reads = guardedRoutes.filter((route) => isRead(route) && route.produces !== 'text/event-stream');

/** The holder's own session stays as it is: with this they call as the member. */
let view: Person;

beforeAll(async () => {
  const { platform, tenants } = scene;
  const viewed = await makePerson(platform, tenants.demo, platform.permissions.names);
  const begin = guardedRoutes.find(({ path }) => path.endsWith('/view-as'));
  if (!begin) throw new Error('nothing begins a view');
  const { status, text } = await send(begin, { as: matrix.holder, ids: { memberId: viewed.memberId } });
  if (status !== 200) throw new Error(text);
  const { data } = JSON.parse(text);
  view = { ...viewed, token: data.user.token };
});

const codeIn = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text).code : undefined);

test('every change is refused, and nothing is another after it', async () => {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  const wrong: unknown[] = [];
  for (const route of changeRoutes) {
    const { status, text } = await send(route, { as: view, body: bodyOf(route, idsOf(route)) });
    if (status !== 403 || codeIn(text) !== 'view-only') wrong.push([nameOf(route), status, text]);
  }
  expect(wrong).toEqual([]);
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
}, 120_000);

test('what is read writes nothing down, and what is the member’s alone is not shown', async () => {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  const wrong: unknown[] = [];
  for (const route of reads) {
    const { status, text } = await send(route, { as: view, body: bodyOf(route, idsOf(route)) });
    const code = codeIn(text);
    const isAsSaid = route.notViewedAs ? status === 403 && code === 'not-shown' : code !== 'not-shown';
    if (!isAsSaid || status >= 500 || status === 401) wrong.push([nameOf(route), status, text.slice(0, 300)]);
  }
  expect(wrong).toEqual([]);
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
}, 120_000);

test('a read that writes down who was shown what is refused by the database', async () => {
  const { platform, tenants } = scene;
  const memberId = await platform.inTenant(tenants.demo, async (tx) => {
    const { rows } = await sql<{ id: string }>`select member_id as id from member_contact
      where jsonb_array_length(emergency_contacts) > 0 limit 1`.execute(tx);
    return rows[0]?.id ?? '';
  });
  const contact = guardedRoutes.find(({ path }) => path === '/api/v1/members/:memberId/contact');
  if (!contact) throw new Error('nothing tells how a member is reached');
  const before = await fingerprints(platform, tenants.demo);
  const answer = await send(contact, { as: view, ids: { memberId } });
  expect([answer.status, codeIn(answer.text)]).toEqual([403, 'view-only']);
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
  expect((await send(contact, { as: matrix.holder, ids: { memberId } })).status).toBe(200);
  expect(await fingerprints(platform, tenants.demo)).not.toEqual(before);
});

/**
 * Reads that need no permission and are shown: what all members see alike, and what of a member's own is seen by who has the permissions of
 * `ownRecords` too. A read that is in neither list has to say what it is.
 */
const shown = [
  'GET /api/v1/approvals',
  'GET /api/v1/approvals/:approvalId',
  'GET /api/v1/common-areas',
  'GET /api/v1/common-areas/:areaId',
  'GET /api/v1/common-areas/:areaId/availability',
  'GET /api/v1/document-folders/:folderId/access',
  'GET /api/v1/document-folders/:folderId/grantees',
  'GET /api/v1/document-folders/:folderId/history',
  'GET /api/v1/document-folders/:folderId/zip',
  'GET /api/v1/document-links/:recordKind/:recordId',
  'GET /api/v1/documents/:documentId/content',
  'GET /api/v1/documents/:documentId/history',
  'GET /api/v1/documents/:documentId/text',
  'GET /api/v1/documents/:documentId/thumbnail',
  'GET /api/v1/documents/contents',
  'GET /api/v1/documents/overview',
  'GET /api/v1/documents/trash',
  'GET /api/v1/documents/trash/export',
  'GET /api/v1/documents/trash/totals',
  'GET /api/v1/documents/trash/values',
  'GET /api/v1/documents/zip',
  'GET /api/v1/me/tasks',
  'GET /api/v1/my-expense-claims',
  'GET /api/v1/my-expense-claims/:claimId',
  'GET /api/v1/my-expense-claims/:claimId/history',
  'GET /api/v1/my-expense-claims/export',
  'GET /api/v1/my-expense-claims/totals',
  'GET /api/v1/my-expense-claims/values',
  'GET /api/v1/my-invoices/:invoiceId/paper',
  'GET /api/v1/my-payments/:paymentId/receipt',
  'GET /api/v1/my-statements',
  'GET /api/v1/my-statements/:propertyId/paper',
  'GET /api/v1/polls/:pollId/members',
  'GET /api/v1/properties/mine',
  'GET /api/v1/request-kinds',
  'GET /api/v1/requests/:requestId/history',
  'GET /api/v1/requests/:requestId/mentions',
  'GET /api/v1/reservations',
  'GET /api/v1/reservations/:reservationId',
  'GET /api/v1/reservations/:reservationId/charge',
  'GET /api/v1/reservations/calendar',
  'GET /api/v1/reservations/export',
  'GET /api/v1/reservations/totals',
  'GET /api/v1/reservations/values',
  'GET /api/v1/resident-work/:workOrderId',
  'GET /api/v1/search',
  'GET /api/v1/shell/bulk-jobs/:jobId',
  'GET /api/v1/shell/community',
  'GET /api/v1/shell/first-steps',
  'GET /api/v1/shell/granters',
  'GET /api/v1/shell/list-views',
  'GET /api/v1/shell/preferences',
  'GET /api/v1/shell/profile',
  'GET /api/v1/shell/push-key',
  'GET /api/v1/shell/registry',
  'GET /api/v1/shell/storage',
  'POST /api/v1/dashboard/data',
];

test('every read that needs no permission is shown or says that it is the member’s alone', () => {
  const open = reads.filter(({ access, notViewedAs }) => access === 'signed-in' && !notViewedAs).map(nameOf);
  expect(open.toSorted()).toEqual(shown);
});
