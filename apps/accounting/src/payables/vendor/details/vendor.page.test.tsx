import { fileOf, idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountOf, vendorOf } from '../vendor.fixture';
import { VendorPage } from './vendor.page';

const path = (id: string) => `/accounting/vendors/${id}/bills`;
const read = 'GET /api/v1/vendors/:vendorId';
const archive = 'POST /api/v1/vendors/:vendorId/archive';
const set = 'PUT /api/v1/vendors/:vendorId/tin';
const reveal = 'POST /api/v1/vendors/:vendorId/tin/reveal';
const remove = 'DELETE /api/v1/vendors/:vendorId/tin';
const reader = ['Vendors List View', 'Vendor Details View'];
const keeper = [...reader, 'Vendor Update'];
const entry = auditEntry.parse({
  id: idOf(1),
  at: '2026-11-01T15:00:00Z',
  actor: 'Maya Okafor',
  action: 'vendor.update',
  changes: { taxClass: { before: 'individual', after: 'llc' }, reportable: { before: false, after: true } },
});
const shown = auditEntry.parse({ ...entry, id: idOf(2), action: 'vendor.reveal-tin', changes: {} });

const open = pageOpener({
  page: <VendorPage />,
  permissions: reader,
  path: path(idOf(100)),
  pattern: '/accounting/vendors/:vendorId/bills',
  answers: {
    [read]: () => ({ data: vendorOf({ files: [fileOf(80, 'plan.pdf')], w9File: fileOf(81, 'w9.pdf') }) }),
    'GET /api/v1/vendors/:vendorId/history': () => ({ data: [entry, shown], page: pageOf() }),
    'GET /api/v1/vendors/:vendorId/account': () => ({ data: accountOf() }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  routes: [{ path: '/accounting/vendors', element: <p>The list</p> }],
  wrap: withUi,
});
const termOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const button = (name: string) => screen.findByRole('button', { name });

test('how to reach and pay them, what a 1099 takes, their files and their history; the actions are for who keeps them', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Greenway Landscaping' })).toBeVisible();
  expect(screen.getByText('Greenway Grounds Care LLC')).toBeVisible();
  expect(termOf('Address')).toHaveTextContent('41 Nursery Road, Riverton, FL 33578');
  expect(screen.getByRole('link', { name: /greenway\.example$/ })).toBeVisible();
  expect(termOf('Payment terms')).toHaveTextContent('Net 30');
  expect(termOf('Expense account')).toHaveTextContent('5200 Landscaping');
  expect(termOf('TIN')).toHaveTextContent('EIN (business) ends in 0131');
  expect(termOf('1099 box')).toHaveTextContent('1099-NEC, box 1: nonemployee compensation');
  expect(screen.getByRole('link', { name: /w9\.pdf/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  expect(await screen.findByText('Vendor edited')).toBeVisible();
  expect(screen.getByText('TIN viewed')).toBeVisible();
  const changes = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(changes).toContain('Individual or sole proprietor → LLC');
  for (const name of ['Show TIN', 'Replace TIN', 'More for Greenway Landscaping'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('what is missing for a 1099, and insurance that ended, stand out', async () => {
  open({
    answers: {
      [read]: () => ({ data: vendorOf({ tin: null, w9ReceivedOn: null, insuredUntil: '2020-01-31' }) }),
    },
  });
  expect(await screen.findByText('TIN missing')).toBeVisible();
  expect(screen.getByText('W-9 missing')).toBeVisible();
  expect(screen.getByText('Insurance expired')).toBeVisible();
});

test('the TIN is shown to who asks for it, and covered again', async () => {
  const { user, sent } = open({
    permissions: keeper,
    answers: { [reveal]: () => ({ data: { kind: 'ein', tin: '000000131' } }) },
  });
  await user.click(await button('Show TIN'));
  expect(await screen.findByText('00-0000131')).toBeVisible();
  await user.click(await button('Hide TIN'));
  await waitFor(() => expect(screen.queryByText('00-0000131')).not.toBeInTheDocument());
  expect(sent(reveal)).toHaveLength(1);
});

test('a TIN that cannot be shown says why', async () => {
  const detail = 'This TIN was kept under another key of the installation.';
  const { user } = open({
    permissions: keeper,
    answers: { [reveal]: () => problemOf(409, 'tin-sealed', { detail }) },
  });
  await user.click(await button('Show TIN'));
  expect(await screen.findByText(detail)).toBeVisible();
});

test('a TIN is copied from the W-9: what cannot be one is refused, what is doubtful is warned of', async () => {
  const { user, sent } = open({
    permissions: keeper,
    answers: {
      [read]: () => ({ data: vendorOf({ tin: null, taxClass: 'individual' }) }),
      [set]: () => ({ data: { kind: 'ein', lastFour: '3456', setAt: '2026-11-02T15:00:00Z' } }),
    },
  });
  await user.click(await button('Add TIN'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add TIN' }));
  // Of an individual it is mostly an SSN.
  expect(dialog.getByRole('radio', { name: 'SSN (person)' })).toBeChecked();
  const tin = dialog.getByLabelText(/^TIN(?! type)/);
  await user.type(tin, '00-0000000');
  await user.click(dialog.getByRole('button', { name: 'Save TIN' }));
  await waitFor(() => expect(tin).toHaveAccessibleDescription(/not all zeros/));
  expect(sent(set)).toEqual([]);

  await user.click(dialog.getByRole('radio', { name: 'EIN (business)' }));
  await user.clear(tin);
  await user.type(tin, '07-0123456');
  expect(await dialog.findByText(/doesn’t look like a valid TIN/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save TIN' }));
  expect(await screen.findByText('TIN saved')).toBeVisible();
  expect(sent(set)).toEqual([{ kind: 'ein', tin: '070123456' }]);
});

test('removing the TIN asks once', async () => {
  const { user, calls } = open({
    permissions: keeper,
    answers: { [remove]: () => new Response(null, { status: 204 }) },
  });
  await user.click(await button('More for Greenway Landscaping'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove TIN' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Remove the TIN of Greenway/ }));
  await user.click(question.getByRole('button', { name: 'Remove TIN' }));
  expect(await screen.findByText('TIN removed')).toBeVisible();
  expect(calls.filter(({ name }) => name === remove)).toHaveLength(1);
});

test('one that is archived says so, and is brought back under the version on screen', async () => {
  const { user, sent } = open({
    permissions: keeper,
    answers: {
      [read]: () => ({ data: vendorOf({ archivedAt: '2026-11-20T10:00:00Z' }) }),
      [archive]: () => ({ data: vendorOf({ version: 4 }) }),
    },
  });
  expect(await screen.findByText('Archived')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/accounting/vendors/edit?id=${idOf(100)}`,
  );
  await user.click(await button('More for Greenway Landscaping'));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('Greenway Landscaping restored')).toBeVisible();
  expect(sent(archive)).toEqual([{ archived: false, version: 3 }]);
});

test('an address that names one that is gone leads to the list', async () => {
  const { user } = open({ path: path(idOf(199)), answers: { [read]: () => problemOf(404, 'not-found') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendor not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All vendors' }));
  expect(await screen.findByText('The list')).toBeVisible();
});
