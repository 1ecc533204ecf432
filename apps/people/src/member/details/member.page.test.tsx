import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { memberOf } from '../member.fixture';
import { MemberPage } from './member.page';

const path = '/people/members/details';
const read = 'GET /api/v1/members/:memberId';
const reader = ['Members List View', 'Member Details View'];
const entry = auditEntry.parse({
  id: idOf(1),
  at: '2026-11-01T15:00:00Z',
  actor: 'Rosa Ortega',
  action: 'member.profile',
  changes: { phoneVisible: { before: false, after: true } },
});

const contact = {
  mailingAddress: '12 Elm Street',
  homePhone: null,
  workPhone: null,
  languages: ['es'],
  emergencyContacts: [{ name: 'Ana Ortega', relation: 'Sister', phone: '(207) 555-0101' }],
};

const consent = { agrees: false, given: null, withdrawn: null, isDemanded: true };

let restore = () => {};
function open(
  handlers: Parameters<typeof answerCalls>[0] = {},
  { permissions = reader, search = `?id=${idOf(100)}` } = {},
) {
  const wire = answerCalls({
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [read]: () => ({ data: memberOf() }),
    'GET /api/v1/members/:memberId/contact': () => ({ data: contact }),
    'GET /api/v1/members/:memberId/mail-consent': () => ({ data: consent }),
    'GET /api/v1/members/:memberId/factors': () => ({ data: { hasFactor: false } }),
    'GET /api/v1/members/:memberId/history': () => ({ data: [entry], page: pageOf() }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<MemberPage />, {
    user: personWith(permissions),
    path: path + search,
    pattern: path,
    routes: [{ path: '/people/members', element: <p>The list</p> }],
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('how somebody is reached, their homes over time, and no history for who does not manage members', async () => {
  const { calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Ortega' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(207) 555-0142' })).toHaveAttribute('href', 'tel:(207) 555-0142');
  expect(screen.getByText('01/01/2019 – 05/31/2021')).toBeVisible();
  expect(screen.getByText('Since 06/01/2021')).toBeVisible();
  // Homes open only for those who may list properties.
  expect(screen.queryByRole('link', { name: 'Birch House 11' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
  expect(await screen.findByText('Emergency contact: Ana Ortega, Sister')).toBeVisible();
  expect(screen.getByText('Spanish')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual([read, 'GET /api/v1/members/:memberId/contact']);
});

test('who manages members has their history beside, and homes lead to their properties', async () => {
  const { user } = open({}, { permissions: [...reader, 'Member Update', 'Properties List View'] });
  expect(await screen.findByRole('link', { name: 'Birch House 11' })).toHaveAttribute(
    'href',
    `/properties-common-areas/properties/detail?id=${idOf(2)}`,
  );
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Edited profile')).toBeVisible();
  expect(screen.getByText('Phone visible')).toBeVisible();
});

test('a consent that came on paper is recorded with its day', async () => {
  const { user, calls } = open(
    {
      'PUT /api/v1/members/:memberId/mail-consent': () => ({
        data: {
          ...consent,
          agrees: true,
          given: { on: '2027-02-27', how: 'paper', recordedBy: 'Maya Okafor' },
        },
      }),
    },
    { permissions: [...reader, 'Member Update'] },
  );
  expect(await screen.findByText('Hasn’t agreed yet.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Date signed/), '02/27/2027');
  await user.click(screen.getByRole('button', { name: 'Record paper consent' }));
  expect(await screen.findByText('Consent recorded')).toBeVisible();
  const sent = calls.find(({ name }) => name === 'PUT /api/v1/members/:memberId/mail-consent');
  expect(sent?.body).toEqual({ agrees: true, on: '2027-02-27' });
});

test('who manages members edits their details, as they are when it is pressed; of one who left nobody does', async () => {
  const manager = { permissions: [...reader, 'Member Update'] };
  const particulars = {
    name: 'Rosa Ortega',
    phone: '(207) 555-0142',
    homePhone: null,
    workPhone: null,
    mailingAddress: null,
    version: 5,
  };
  const { user } = open(
    { 'GET /api/v1/members/:memberId/particulars': () => ({ data: particulars }) },
    manager,
  );
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of Rosa Ortega' }));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rosa Ortega');
  cleanup();
  restore();
  open({ [read]: () => ({ data: memberOf({ status: 'past' }) }) }, manager);
  await screen.findByRole('button', { name: 'Reinstate' });
  expect(screen.queryByRole('button', { name: 'Edit details' })).not.toBeInTheDocument();
});

test('suspending asks once, on the version that is on screen; one who is suspended is brought back', async () => {
  let status: 'active' | 'suspended' = 'active';
  const change = (to: typeof status) => () => {
    status = to;
    return { data: memberOf({ status, version: 4 }) };
  };
  const suspend = 'POST /api/v1/members/:memberId/suspend';
  const back = 'POST /api/v1/members/:memberId/bring-back';
  const { user, calls } = open(
    {
      [read]: () => ({ data: memberOf({ status, version: status === 'active' ? 3 : 4 }) }),
      [suspend]: change('suspended'),
      [back]: change('active'),
    },
    { permissions: [...reader, 'Member Update'] },
  );
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Rosa Ortega?' }));
  expect(status).toBe('active');
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  await user.click(await screen.findByRole('button', { name: 'Reinstate' }));
  await waitFor(() => expect(status).toBe('active'));
  const sent = calls.filter(({ name }) => name === suspend || name === back);
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    [suspend, { version: 3 }],
    [back, { version: 4 }],
  ]);
});

test('a second factor that somebody lost is removed, after asking', async () => {
  const factors = 'GET /api/v1/members/:memberId/factors';
  const remove = 'DELETE /api/v1/members/:memberId/factors';
  let hasFactor = true;
  const { user, calls } = open(
    {
      [factors]: () => ({ data: { hasFactor } }),
      [remove]: () => {
        hasFactor = false;
        return new Response(null, { status: 204 });
      },
    },
    { permissions: [...reader, 'Member Update'] },
  );
  await waitFor(() => expect(calls.some(({ name }) => name === factors)).toBe(true));
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove second factor' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Remove the second factor of Rosa Ortega?' }),
  );
  expect(calls.some(({ name }) => name === remove)).toBe(false);
  await user.click(question.getByRole('button', { name: 'Remove second factor' }));
  expect(await screen.findByText('Second factor of Rosa Ortega removed.')).toBeVisible();
});

test('who presses a second time while somebody is brought back sends nothing more', async () => {
  let answer = () => {};
  const back = 'POST /api/v1/members/:memberId/bring-back';
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user, calls } = open(
    {
      [read]: () => ({ data: memberOf({ status: 'suspended' }) }),
      [back]: async () => {
        await answered;
        return { data: memberOf() };
      },
    },
    { permissions: [...reader, 'Member Update'] },
  );
  const button = await screen.findByRole('button', { name: 'Reinstate' });
  await user.click(button);
  await user.click(button);
  answer();
  expect(await screen.findByText('Rosa Ortega is active again.')).toBeVisible();
  expect(calls.filter(({ name }) => name === back)).toHaveLength(1);
});

test.each([
  ['names nothing', ''],
  ['names one who is gone', `?id=${idOf(199)}`],
])('an address that %s leads to the list', async (_what, search) => {
  const { user } = open({ [read]: () => problemOf(404, 'not-found') }, { search });
  expect(await screen.findByRole('heading', { level: 1, name: 'Member not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All members' }));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('who may say whose homes are adds one; others are not asked', async () => {
  const { user } = open(
    {},
    { permissions: [...reader, 'Member Update', 'Properties List View', 'Residency Update'] },
  );
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to a home…' }));
  expect(await screen.findByRole('dialog', { name: 'Add Rosa Ortega to a home' })).toBeVisible();
  cleanup();
  restore();

  const other = open({}, { permissions: [...reader, 'Member Update'] });
  await other.user.click(await screen.findByRole('button', { name: /^More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Add to a home…' })).not.toBeInTheDocument();
});

test('their roles over time, and all that the others see of them', async () => {
  open();
  const past = await screen.findByText('Auditor');
  expect(past.closest('li')).toHaveTextContent('01/01/2025 – 06/30/2025');
  expect(past.closest('li')).toHaveTextContent('Past');
  expect(screen.getByText('Since 03/05/2024')).toBeVisible();
  expect(screen.getByText('Other phones').nextElementSibling).toHaveTextContent('Hidden');
  expect(screen.getAllByText('Shown')).toHaveLength(2);
  expect(screen.getAllByText('Hidden')).toHaveLength(4);
});
