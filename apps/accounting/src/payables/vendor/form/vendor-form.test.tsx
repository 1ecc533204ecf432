import { type Answers, fileOf, idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { vendorChange, vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { testFormPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { choices, vendorOf } from '../vendor.fixture';
import { VendorCreatePage } from './vendor-create.page';
import { VendorEditPage } from './vendor-edit.page';

const create = 'POST /api/v1/vendors';
const read = 'GET /api/v1/vendors/:vendorId';
const update = 'PUT /api/v1/vendors/:vendorId';
const asked = 'GET /api/v1/vendors/choices';

const openPage = pageOpener({
  page: <VendorEditPage />,
  permissions: ['Vendors List View', 'Vendor Details View', 'Vendor Update'],
  path: `/form?id=${idOf(100)}`,
  pattern: '/form',
  answers: {
    [asked]: () => ({ data: choices }),
    [create]: () => ({ data: vendorOf() }),
    [read]: () => ({ data: vendorOf() }),
    [update]: () => ({ data: vendorOf({ version: 4 }) }),
  },
  routes: [{ path: '/accounting/vendors/:vendorId/bills', element: <p>Details</p> }],
  wrap: withUi,
});
const open = (page: ReactNode, answers: Answers = {}) => openPage({ page, answers });
testFormPage({
  open: openPage,
  read,
  update,
  change: vendorChange,
  record: vendorOf(),
  field: 'name',
  label: /^Name/,
  theirs: { notes: 'Called.' },
});

const button = (name: string) => screen.getByText(name, { selector: 'button' });

test('a new one is sent as the contract wants it, and its page opens', async () => {
  const { user, sent, router } = open(<VendorCreatePage />);
  await user.type(screen.getByLabelText(/^Name/), 'Ace Roofing');
  await user.type(screen.getByLabelText('Email'), 'office@ace.example');
  await user.type(screen.getByLabelText('Address line 1'), '5 Ridge Road');
  const terms = screen.getByLabelText(/^Payment terms/);
  expect(terms).toHaveValue('30');
  await user.clear(terms);
  await user.type(terms, '45');
  await user.type(screen.getByRole('combobox', { name: /^Expense account/ }), 'repairs');
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByLabelText(/^Tax classification/), 'LLC');
  await user.click(screen.getByRole('switch', { name: /^Receives a 1099/ }));
  await user.selectOptions(screen.getByLabelText(/^1099 box/), '1099-MISC, box 1: rents');
  await user.click(button('Add vendor'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/accounting/vendors/${idOf(100)}/bills`);
  expect(sent(create).map((body) => vendorInput.parse(body))).toEqual([
    {
      name: 'Ace Roofing',
      legalName: null,
      accountNumber: null,
      email: 'office@ace.example',
      phone: null,
      website: null,
      address: { line1: '5 Ridge Road', line2: null, city: null, region: null, postalCode: null },
      termsDays: 45,
      expenseAccountId: idOf(22),
      taxClass: 'llc',
      reportable: true,
      taxBox: 'misc-1',
      w9ReceivedOn: null,
      w9FileId: null,
      insuredUntil: null,
      certificateFileId: null,
      notes: null,
      fileIds: [],
    },
  ]);
});

test('what does not go together is told at its field, all at once', async () => {
  const { user, sent } = open(<VendorCreatePage />);
  expect(screen.queryByLabelText(/^1099 box/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: /^Receives a 1099/ }));
  await user.type(screen.getByLabelText('Website'), 'ace.example');
  await user.click(button('Add vendor'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^1099 box/)).toHaveAccessibleDescription(/Choose a 1099 box/),
  );
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/starts with https/);
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription(/This field is required/);
  expect(sent(create)).toEqual([]);
});

test('what the server refuses stands at its field', async () => {
  const says = '5200 Landscaping is archived. Choose another account.';
  const { user } = open(<VendorEditPage />, {
    [update]: () => problemOf(422, 'validation', { fields: { expenseAccountId: says } }),
  });
  const account = await screen.findByRole('combobox', { name: /^Expense account/ });
  expect(account).toHaveValue('5200 Landscaping');
  await user.click(button('Save changes'));
  await waitFor(() => expect(account).toHaveAccessibleDescription(new RegExp(says)));
});

test('without a chart the form says so, and a vendor can be added all the same', async () => {
  open(<VendorCreatePage />, { [asked]: () => ({ data: { accounts: [] } }) });
  expect(await screen.findByText(/No chart of accounts yet/)).toBeVisible();
});

test('files are added and removed with the other changes', async () => {
  const { user, sent } = open(<VendorEditPage />, {
    [read]: () => ({ data: vendorOf({ files: [fileOf(80, 'contract.pdf'), fileOf(81, 'license.pdf')] }) }),
    'POST /api/v1/files': () => ({ data: fileOf(82, 'photo.pdf') }),
  });
  await user.click(await screen.findByLabelText('Remove contract.pdf'));
  const photo = new File(['%PDF-1.4'], 'photo.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Files', { selector: 'input' }), photo);
  await screen.findByText('photo.pdf');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(vendorChange.parse(sent(update)[0])).toMatchObject({ fileIds: [idOf(81), idOf(82)], version: 3 });
});

test('what is said of too many files goes with the one too many', async () => {
  const files = Array.from({ length: 21 }, (_, at) => fileOf(60 + at, `page-${at}.pdf`));
  const { user, sent } = open(<VendorEditPage />, { [read]: () => ({ data: vendorOf({ files }) }) });
  await user.click(await screen.findByText('Save changes', { selector: 'button' }));
  expect((await screen.findAllByText('Choose at most 20.')).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText('Remove page-0.pdf'));
  await waitFor(() => expect(screen.queryByText('Choose at most 20.')).not.toBeInTheDocument());
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(vendorChange.parse(sent(update)[0]).fileIds).toHaveLength(20);
});

test('files that somebody else added meanwhile are offered with their other changes', async () => {
  let version = 3;
  const { user, sent } = open(<VendorEditPage />, {
    [read]: () => ({
      data: vendorOf({ version, ...(version > 3 && { files: [fileOf(80, 'contract.pdf')] }) }),
    }),
    [update]: ({ body }) =>
      vendorChange.parse(body).version === version
        ? { data: vendorOf({ version: 5 }) }
        : problemOf(409, 'changed-meanwhile'),
  });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Greenway');
  version = 4;
  await user.click(button('Save changes'));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: contract.pdf' })).toBeChecked();
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[1]).toMatchObject({ name: 'Greenway', fileIds: [idOf(80)], version: 4 });
});
