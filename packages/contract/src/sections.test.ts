import { routes } from './sections';
import type { RouteContract } from './wire/route';

/** Changes that a right to look is enough for: somebody's own answer, comment, candidacy, proof or saved report, an inspector’s act, what a vendor does of its own orders, an address to subscribe to. */
const ofReaders = [
  'POST /api/v1/announcements/:announcementId/comments',
  'DELETE /api/v1/announcements/:announcementId/comments/:commentId',
  'POST /api/v1/announcements/:announcementId/read',
  'PUT /api/v1/meetings/:meetingId/answer',
  'PUT /api/v1/calendar/answer/:eventId',
  'POST /api/v1/calendar/feed',
  'DELETE /api/v1/calendar/feed',
  'POST /api/v1/polls/:pollId/candidates',
  'PUT /api/v1/polls/:pollId/candidates/:candidateId',
  'POST /api/v1/polls/:pollId/certify',
  'PUT /api/v1/polls/:pollId/result-notice',
  'POST /api/v1/polls/:pollId/counts',
  'PUT /api/v1/polls/:pollId/seal',
  'POST /api/v1/polls/:pollId/seal/proofs',
  'POST /api/v1/polls/:pollId/box/ballots',
  'POST /api/v1/saved-reports',
  'PUT /api/v1/saved-reports/:savedReportId',
  'DELETE /api/v1/saved-reports/:savedReportId',
  'POST /api/v1/work-orders/:workOrderId/sign-off',
  'POST /api/v1/work-orders/:workOrderId/state',
  'POST /api/v1/work-orders/:workOrderId/visits',
  'POST /api/v1/work-orders/:workOrderId/visits/:visitId/cancel',
  'PUT /api/v1/work-orders/:workOrderId/checks/:checkId',
  'PUT /api/v1/work-orders/:workOrderId/lines',
  'PUT /api/v1/work-orders/:workOrderId/photos',
];

/** What is read for the sake of a change, or tells what is nobody else's business than who makes it: by the right to that change. */
const ofWriters: Readonly<Record<string, readonly string[]>> = {
  'Packet Create': ['/packet-choices'],
  'Announcement Update': [
    '/announcements',
    '/announcements/:announcementId/history',
    '/announcements/:announcementId/reach',
    '/announcements/:announcementId/readers',
    '/announcements/export',
    '/announcements/totals',
    '/announcements/values',
  ],
  'Approval Limits Update': ['/approval-rules'],
  'Bookkeeping Service Update': ['/service-items/choices'],
  'Common Area Update': ['/common-areas/:areaId/history'],
  'Community Delete': ['/shell/community/deletion'],
  'Community Export': ['/shell/community/exports'],
  'Community Update': ['/shell/community/currency', '/shell/community/history', '/shell/community/look'],
  'Email Notification Print': [
    '/mailings/:mailingId/letters',
    '/meetings/:meetingId/notices/:noticeId/letters',
  ],
  'Email Notification Update': ['/mailings/:mailingId/preview', '/mailings/:mailingId/readers'],
  'Household Invite': ['/households/:propertyId'],
  'Invoice Create': ['/invoice-runs/:invoiceRunId', '/properties/:propertyId/payer'],
  'Meeting Update': [
    '/meetings/:meetingId/attendees',
    '/meetings/:meetingId/notices',
    '/meetings/:meetingId/notices/:noticeId/affidavit',
    '/meetings/:meetingId/notices/:noticeId/people',
  ],
  'Member Invite': [
    '/invitations',
    '/invitations/export',
    '/invitations/template/export',
    '/join-requests',
    '/join-requests/:requestId',
  ],
  'Budget Update': ['/budgets/actuals'],
  'Financial Reports Share': ['/report-readers'],
  'Hoa Document Update': ['/document-folders/unreachable'],
  'Member Update': [
    '/members/:memberId/factors',
    '/members/:memberId/history',
    '/members/:memberId/mail-consent',
    '/members/:memberId/merge/:otherId',
    '/members/:memberId/particulars',
    '/members/:memberId/roles/effect',
  ],
  'My Request Create': ['/my-requests/places', '/my-requests/similar'],
  'Ownership Update': ['/properties/people/:personId/mail-consent'],
  'Poll Update': [
    '/polls/:pollId/electors',
    '/polls/:pollId/history',
    '/polls/:pollId/letters',
    '/polls/:pollId/letters/file',
  ],
  'Property Export': ['/properties/export'],
  'Property Import': ['/properties/imports/:importId', '/properties/imports/:importId/rows'],
  'Reservation Approve': ['/reservations/conflicts'],
  'Role Update': ['/roles/:roleId/factors', '/roles/:roleId/remove/effect'],
  'Saved Audience Update': ['/audiences/:audienceId/history'],
  'Ticket Update': ['/tickets/answerers'],
  'Tracked Expense Create': ['/expense-claims/choices'],
  'Vendor Update': ['/vendors/choices'],
  'Work Order Update': [
    '/work-order-vendors/:vendorId/members',
    '/work-orders/beginning',
    '/work-orders/choices',
  ],
};

const all: readonly RouteContract[] = Object.values(routes);
const nameOf = ({ method, path }: RouteContract) => `${method} ${path}`;
const looks = (permission: string) => permission.endsWith(' View');
const permitted = all.filter(({ access }) => access !== 'public' && access !== 'signed-in');
const isRead = ({ method, readOnly }: RouteContract) => method === 'GET' || readOnly === true;

test('a right to look changes nothing, but what is a reader’s own', () => {
  const found = permitted.filter((route) => !isRead(route) && looks(route.access));
  expect(found.map(nameOf).toSorted()).toEqual(ofReaders.toSorted());
});

test('what is read needs a right to look, but what belongs to a change', () => {
  const found = permitted.filter((route) => route.method === 'GET' && !looks(route.access));
  const known = Object.entries(ofWriters).flatMap(([access, paths]) =>
    paths.map((path) => `GET /api/v1${path} ${access}`),
  );
  expect(found.map((route) => `${nameOf(route)} ${route.access}`).toSorted()).toEqual(known.toSorted());
});
