import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf } from '../journal-entry.fixture';
import { JournalEntryPage } from './journal-entry.page';

const read = 'GET /api/v1/journal-entries/:entryId';
const reverse = 'POST /api/v1/journal-entries/:entryId/reverse';
const treasurer = ['Journal Entries View', 'Journal Entry Create'];
const open = pageOpener({
  page: <JournalEntryPage />,
  path: `/accounting/journal-entries/details?id=${idOf(700)}`,
  permissions: ['Journal Entries View'],
  wrap: withUi,
  answers: {
    [read]: () => ({ data: entryOf({ approvedBy: 'Ben Ortiz' }) }),
    'GET /api/v1/journal-entries/:entryId/reversal': () => ({ data: { waits: false, reserves: [] } }),
    'GET /api/v1/journal-entries/:entryId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
});

test('an entry shows its lines, that they balance, and who made and approved it', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Lines' }));
  const first = within(table.getByRole('row', { name: /5040 Insurance/ }));
  expect(first.getByText('Operating · Policy 77')).toBeVisible();
  expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$1,200.00', '']);
  const total = within(table.getByRole('row', { name: /Total/ }));
  expect(total.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$1,200.00',
    '$1,200.00',
  ]);
  expect(screen.getByText('Ben Ortiz')).toBeVisible();
  expect(screen.getByText('a'.repeat(64))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
});

test('a reversal asks for day and reason, and says when it waits for a second person', async () => {
  const { user, sent } = open({
    permissions: treasurer,
    answers: {
      [reverse]: () => ({ data: { entry: null, approvalId: idOf(9) } }),
      'GET /api/v1/journal-entries/:entryId/reversal': () => ({
        data: { waits: true, reserves: ['Reserve'] },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse entry 12?' }));
  expect(await dialog.findByText(/takes money out of Reserve/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reverse entry 12' }));
  expect(sent(reverse)).toEqual([]);
  await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'Entered twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse entry 12' }));
  expect(await screen.findByText(/Pending approval/)).toBeVisible();
  expect(sent(reverse)).toEqual([{ on: expect.stringMatching(/^\d{4}-/), reason: 'Entered twice' }]);
});

test('a closed month is said at the form, and nothing typed is lost', async () => {
  const { user } = open({
    permissions: treasurer,
    answers: {
      [reverse]: () => problemOf(409, 'ledger-closed', { detail: 'This month is closed.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'Entered twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse entry 12' }));
  await waitFor(() => expect(dialog.getByText('This month is closed.')).toBeVisible());
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Entered twice');
});

test('an entry that a person wrote can be made recurring, and what came back leads to what made it', async () => {
  open({ permissions: treasurer });
  expect(await screen.findByRole('link', { name: 'Make recurring' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/recurring/create?entry=${idOf(700)}`,
  );
  open({
    permissions: treasurer,
    answers: {
      [read]: () => ({
        data: entryOf({ origin: 'recurring', template: { id: idOf(800), name: 'Premium paid ahead' } }),
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Premium paid ahead' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/recurring/details?id=${idOf(800)}`,
  );
});

test('what was reversed leads to the other entry, and is not reversed again', async () => {
  open({
    permissions: treasurer,
    answers: {
      [read]: () => ({
        data: entryOf({
          state: 'reversed',
          isReversible: false,
          reversedBy: { id: idOf(701), no: 13, date: '2026-09-01' },
        }),
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /Entry 13/ })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${idOf(701)}`,
  );
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
});
