import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entrySummaryOf } from '../journal-entry.fixture';
import { JournalEntriesPage } from './entries.page';

const list = 'GET /api/v1/journal-entries';
const open = pageOpener({
  page: <JournalEntriesPage />,
  path: '/accounting/journal-entries',
  permissions: ['Journal Entries View'],
  wrap: withUi,
  answers: {
    [list]: () => ({
      data: [
        entrySummaryOf({ no: 13, kind: 'charge', state: 'reversed', memo: 'Dues' }),
        entrySummaryOf({ id: '01980000-0000-7000-8000-000000000712', approvedBy: 'Ben Ortiz' }),
      ],
      page: pageOf({ total: 2 }),
    }),
    'GET /api/v1/journal/export': () => ({}),
  },
});

test('the journal shows what was posted, in words, and says what was taken back', async () => {
  open();
  const first = within(await screen.findByRole('row', { name: /Dues/ }));
  expect(first.getByRole('cell', { name: 'Charge' })).toBeVisible();
  expect(first.getByText('Reversed')).toBeVisible();
  const second = within(screen.getByRole('row', { name: /Insurance of August/ }));
  expect(second.getByRole('cell', { name: '$1,200.00' })).toBeVisible();
  expect(second.queryByText('Posted')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New entry' })).toBeNull();
});

test('who may post is led to the form, and the books are saved for other programs', async () => {
  // jsdom cannot follow a link, not even to a download.
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({ permissions: ['Journal Entries View', 'Journal Entry Create'] });
  expect(await screen.findByRole('link', { name: 'New entry' })).toHaveAttribute(
    'href',
    '/accounting/journal-entries/create',
  );
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Journal for Beancount' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const saved = calls.find(({ name }) => name === 'GET /api/v1/journal/export');
  expect(saved?.query.get('format')).toBe('beancount');
});
