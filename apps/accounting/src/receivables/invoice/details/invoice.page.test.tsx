import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { invoiceOf } from '../invoice.fixture';
import { InvoicePage } from './invoice.page';

const read = 'GET /api/v1/invoices/:invoiceId';
const voiding = 'POST /api/v1/invoices/:invoiceId/void';
const writer = ['Invoices List View', 'Invoice Details View', 'Invoice Create'];
const unpaid = invoiceOf({ status: 'open', openMinor: 30_000, applications: [] });
const entry = auditEntry.parse({
  id: idOf(1),
  at: '2026-11-01T15:00:00Z',
  actor: 'Maya Okafor',
  action: 'invoice.create',
  changes: {},
});

const open = pageOpener({
  page: <InvoicePage />,
  permissions: writer,
  pattern: '/accounting/invoices/:invoiceId',
  path: `/accounting/invoices/${idOf(400)}`,
  routes: [{ path: '/accounting/invoices', element: <p>The list</p> }],
  answers: {
    [read]: () => ({ data: invoiceOf() }),
    'GET /api/v1/invoices/:invoiceId/history': () => ({ data: [entry], page: pageOf() }),
  },
  wrap: withUi,
});

test('what is owed comes first, then for what, what was paid and why here, and its entries', async () => {
  const { calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice 1042' })).toBeVisible();
  expect(screen.getByText('Partly paid')).toBeVisible();
  expect(screen.getByText('$160.00 of $240.00 open')).toBeVisible();
  expect(
    screen.getByText('Cal. Civ. Code §5655: assessments are paid first, the oldest first.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Payment/ })).toHaveAttribute(
    'href',
    `/accounting/payments/details?id=${idOf(500)}`,
  );
  expect(screen.getByRole('link', { name: 'Entry 7' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${idOf(600)}`,
  );
  expect(screen.getByRole('link', { name: 'Record payment' })).toHaveAttribute(
    'href',
    `/accounting/payments/create?property=${idOf(20)}`,
  );
  expect(calls.find(({ name }) => name === read)?.params).toEqual({ invoiceId: idOf(400) });
});

test('its history is a tab of its address', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Invoice billed')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: `/accounting/invoices/${idOf(400)}`,
    search: '?tab=history',
  });
});

test('voiding says before what it does, wants a reason, and tells a refusal where it was asked', async () => {
  const detail = 'December is closed. Choose a day in an open month.';
  let isOpen = false;
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: unpaid }),
      [voiding]: () =>
        isOpen
          ? {
              data: invoiceOf({
                status: 'void',
                openMinor: 0,
                voided: { on: '2026-12-01', reason: 'Twice', by: 'Maya Okafor' },
              }),
            }
          : problemOf(409, 'period-closed', { detail }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Invoice 1042' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void invoice' }));
  const question = within(await screen.findByRole('dialog', { name: 'Void invoice 1042?' }));
  expect(question.getByText(/Aspen House 204 no longer owes \$300\.00/)).toBeVisible();
  const action = question.getByRole('button', { name: 'Void invoice 1042' });
  await user.click(action);
  expect(sent(voiding)).toEqual([]);
  await user.type(question.getByLabelText(/^Reason/), 'Twice');
  await user.click(action);
  expect(await question.findByText(detail)).toBeVisible();
  expect(question.getByLabelText(/^Reason/)).toHaveValue('Twice');
  isOpen = true;
  await user.click(action);
  expect(await screen.findByText('Invoice 1042 voided')).toBeVisible();
  expect(sent(voiding).at(-1)).toMatchObject({ reason: 'Twice' });
});

test('where something was paid, the way leads to the payment first', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Invoice 1042' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void invoice' }));
  const said = within(await screen.findByRole('dialog', { name: 'This invoice has payments' }));
  expect(said.getByRole('link', { name: 'Open payment' })).toHaveAttribute(
    'href',
    `/accounting/payments/details?id=${idOf(500)}`,
  );
});

test('where it went to the buyers, the way leads to the account of the unit first', async () => {
  const { property, applications } = invoiceOf();
  const moved = applications.map((applied) => ({ ...applied, paymentId: null }));
  const { user } = open({
    answers: { [read]: () => ({ data: invoiceOf({ openMinor: 0, applications: moved }) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Invoice 1042' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void invoice' }));
  const said = within(await screen.findByRole('dialog', { name: 'This invoice has amounts applied' }));
  expect(said.getByRole('link', { name: 'Open unit statement' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${property.id}`,
  );
});

test('a void invoice says when, by whom and why, and offers neither payment nor voiding', async () => {
  open({
    answers: {
      [read]: () => ({
        data: invoiceOf({
          status: 'void',
          openMinor: 0,
          voided: { on: '2026-11-20', reason: 'Billed twice', by: 'Maya Okafor' },
        }),
      }),
    },
  });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Voided on 11/20/2026 by Maya Okafor: Billed twice',
  );
  expect(screen.queryByRole('link', { name: 'Record payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});

test('who only reads can print it, and nothing else', async () => {
  open({ permissions: ['Invoice Details View'] });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Record payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});

test.each([
  ['one that is gone', 404, 'not-found'],
  ['what is no id', 422, 'validation'],
])('an address that names %s leads to the list', async (_what, status, code) => {
  const { user } = open({ answers: { [read]: () => problemOf(status, code) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All invoices' }));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('one that was written off says so, and names its recurring template, as a link for who may see it', async () => {
  const template = { id: idOf(700), name: 'Monthly dues' };
  const [line] = invoiceOf().lines;
  const lines = line ? [{ ...line, openMinor: 0 }] : [];
  const settled = { openMinor: 0, aging: null, lines, template };
  const off = invoiceOf({ ...settled, status: 'written-off', writtenOffMinor: 30_000 });
  const { unmount } = open({ answers: { [read]: () => ({ data: off }) } });
  expect((await screen.findAllByText('Written off')).length).toBe(2);
  expect(screen.getByText(/Monthly dues/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Monthly dues' })).toBeNull();
  unmount();

  const part = invoiceOf({ ...settled, status: 'paid', writtenOffMinor: 5_000 });
  open({
    permissions: [...writer, 'Recurring Templates List View'],
    answers: { [read]: () => ({ data: part }) },
  });
  expect(await screen.findByText('$50.00 written off.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Monthly dues' })).toHaveAttribute(
    'href',
    `/accounting/recurring-invoices/details?id=${template.id}`,
  );
});
