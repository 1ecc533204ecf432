import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { delivery } from '@courtyard/contract/communications/mailing/delivery';
import { mailing } from '@courtyard/contract/communications/mailing/mailing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MailingPage } from './mailing.page';

const path = '/communications/email-notifications/details';
const reader = ['Email Notifications List View'];
const sender = [...reader, 'Email Notification Update', 'Email Notification Send', 'Members List View'];

const mailingOf = (more: object = {}) =>
  mailing.parse({
    id: idOf(100),
    subject: 'The pool opens',
    status: 'draft',
    category: 'events',
    author: 'Maya Okafor',
    people: null,
    dueAt: null,
    version: 3,
    updatedAt: '2027-03-01T15:00:00Z',
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'unit' } }] }],
    },
    replyTo: null,
    audience: { include: [{ kind: 'owners' }], exclude: [] },
    counts: {},
    heldBecause: null,
    trouble: null,
    startedAt: null,
    endedAt: null,
    logDeletedAt: null,
    ...more,
  });

let restore = () => {};
function open(record: object, permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({
    'GET /api/v1/mailings/:mailingId': () => ({ data: mailingOf(record) }),
    'GET /api/v1/mailings/:mailingId/readers': () => ({
      data: [{ key: idOf(7), name: 'Nora Vance', email: 'nora@example.com' }],
    }),
    'GET /api/v1/mailings/:mailingId/history': () => ({ data: [], page: pageOf() }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<MailingPage />, {
    user: personWith(permissions),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('a draft is seen as its reader gets it, and sent to as many as were told, with empty fields named', async () => {
  const { user, calls } = open({}, sender, {
    'POST /api/v1/mailings/check': () => ({
      data: {
        people: 12,
        reachable: 10,
        withoutAddress: 1,
        withoutConsent: 3,
        blocked: 1,
        fields: [{ field: 'unit', why: 'empty', people: 2, names: ['Nora Vance', 'Ben Ode'] }],
        postalAddress: '1 Harbor Way',
      },
    }),
    'POST /api/v1/mailings/:mailingId/send': () => ({ data: mailingOf({ status: 'scheduled' }) }),
  });
  const frame = await screen.findByTitle('Preview for Nora Vance');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame.getAttribute('src')).toBe(`/api/v1/mailings/${idOf(100)}/preview?reader=${idOf(7)}&v=3`);
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send “The pool opens”?' }));
  expect(await dialog.findByText(/^3 of them haven’t agreed/)).toBeVisible();
  expect(await dialog.findByText('“unit” is empty for 2: Nora Vance, Ben Ode')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  const sent = () => calls.filter(({ name }) => name === 'POST /api/v1/mailings/:mailingId/send');
  expect(sent().map(({ body }) => body)).toEqual([{ version: 3, people: 12, at: null }]);
});

test('of many recipients anyone is found, and the letter shown as they get it', async () => {
  const chooser = 'GET /api/v1/mailings/:mailingId/readers';
  const { user, calls } = open({}, sender, {
    [chooser]: ({ query }) => {
      const search = query.get('search');
      if (search === null) return { data: [{ key: idOf(7), name: 'Nora Vance', email: null }] };
      return { data: search === 'zoe' ? [{ key: idOf(8), name: 'Zoe Quill', email: null }] : [] };
    },
  });
  const search = await screen.findByRole('searchbox', { name: 'Find a recipient' });
  await user.type(search, 'zoe');
  expect(await screen.findByTitle('Preview for Zoe Quill')).toBeInTheDocument();
  await user.type(search, 'y');
  expect(await screen.findByText('No recipient’s name or address matches.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Find a recipient' })).toHaveFocus();
  expect(calls.findLast(({ name }) => name === chooser)?.query.get('search')).toBe('zoey');
});

test('one that waits for a person says why, and who may not send is offered nothing', async () => {
  open({ status: 'held', heldBecause: 'restored', counts: { accepted: 3, waiting: 1 }, people: 4 }, reader);
  expect(await screen.findByText(/The community was restored from a backup/)).toBeVisible();
  expect(screen.getByText('3 of 4 processed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
});

test('letters of which nothing is known go out again only after it was said what that risks', async () => {
  const { user, calls } = open({ status: 'sent', counts: { accepted: 3, unknown: 2 }, people: 5 }, sender, {
    'POST /api/v1/mailings/:mailingId/retry': () => ({ data: { count: 2 } }),
  });
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resend unknown ones…' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Resend 2 emails with unknown status?' }),
  );
  expect(
    dialog.getByText(/The mail server disconnected after getting the whole email, without confirming it/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Retrying 2 emails.')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/retry'))?.body).toEqual({ states: ['unknown'] });
});

test('who may not see the members sees how a letter reads, and how many have an empty field', async () => {
  const check = {
    people: 12,
    reachable: 12,
    withoutAddress: 0,
    withoutConsent: 0,
    blocked: 0,
    postalAddress: '1 Harbor Way',
  };
  const { user, calls } = open(
    {},
    sender.filter((name) => name !== 'Members List View'),
    {
      'POST /api/v1/mailings/check': () => ({
        data: { ...check, fields: [{ field: 'unit', why: 'empty', people: 2, names: [] }] },
      }),
    },
  );
  expect(
    await screen.findByText(/^You need permission to view members to preview their emails/),
  ).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('/readers'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  expect(await screen.findByText('“unit” is empty for 2.')).toBeVisible();
});

test('the log says what the server answered and when it is tried again, and is saved under what is set on it', async () => {
  // jsdom cannot follow a link, not even to a download.
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const log = 'GET /api/v1/mailings/:mailingId/deliveries';
  const later = delivery.parse({
    id: idOf(9),
    name: 'Nora Vance',
    address: 'nora@example.com',
    state: 'deferred',
    reason: '451 4.7.1',
    answer: 'Greylisted, come back in five minutes',
    attempts: 2,
    nextAt: '2027-03-01T15:30:00Z',
    changedAt: '2027-03-01T15:00:00Z',
  });
  const { user, calls } = open({ status: 'sending', counts: { deferred: 1 }, people: 1 }, reader, {
    [log]: () => ({ data: [later], page: pageOf({ total: 1 }) }),
    [`${log}/values`]: () => ({
      data: { values: [{ value: 'deferred', label: null, count: 7 }], more: false },
    }),
    [`${log}/totals`]: () => ({ data: { count: 1, sums: {} } }),
    [`${log}/export`]: () => ({}),
  });
  await user.click(await screen.findByRole('tab', { name: 'Delivery log' }));
  const row = within(await screen.findByRole('row', { name: /Nora Vance/ }));
  expect(row.getByText('Greylisted, come back in five minutes')).toBeVisible();
  expect(row.getByRole('cell', { name: '2' })).toBeVisible();
  expect(row.getByText('03/01/2027, 10:30 AM EST')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search name or address' }), 'nora');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  await user.click(await screen.findByRole('button', { name: /^State/ }));
  expect(await screen.findByText('7')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Retrying later/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const exported = calls.find(({ name }) => name === `${log}/export`);
  expect([exported?.query.get('search'), exported?.query.get('state')]).toEqual(['nora', 'deferred']);
});

test('a log that was deleted says since when', async () => {
  const over = { status: 'sent', counts: { accepted: 3 }, people: 3, logDeletedAt: '2027-03-01T15:00:00Z' };
  const { user } = open(over, reader);
  expect(await screen.findByText('3 of 3 processed')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Delivery log' }));
  expect(await screen.findByText(/, at the end of its retention period/)).toBeVisible();
});
