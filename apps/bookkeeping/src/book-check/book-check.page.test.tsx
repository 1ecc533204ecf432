import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { bookCheck } from '@courtyard/contract/bookkeeping/book-check/book-check';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { BookCheckPage } from './book-check.page';

const start = 'POST /api/v1/book-checks';
const head = { no: 812, hash: 'ab'.repeat(32) };
const wrong = bookCheck.parse({
  id: idOf(5),
  status: 'wrong',
  startedBy: 'Ana Auditor',
  startedAt: '2026-11-20T15:00:00Z',
  endedAt: '2026-11-20T15:00:09Z',
  entries: 900,
  entriesRead: 812,
  expected: null,
  head,
  faults: ['entry 813 was changed after posting: its hash differs'],
});
const open = pageOpener({
  page: <BookCheckPage />,
  path: '/bookkeeping/books-check',
  permissions: ['Periods View', 'Books Check'],
  answers: {
    'GET /api/v1/book-checks': () => ({ data: [wrong], page: pageOf({ total: 1 }) }),
    [start]: () => Response.json({ data: { ...wrong, status: 'running' } }, { status: 201 }),
  },
  wrap: withUi,
});

test('what a check found stays, the first break by its number; a head is sent as it was pasted', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('entry 813 was changed after posting: its hash differs')).toBeVisible();
  expect(screen.getByText('The last correct entry is 812.')).toBeVisible();
  const kept = `812:${head.hash}`;
  await user.type(screen.getByRole('textbox', { name: /Saved checkpoint/ }), kept);
  await user.click(screen.getByRole('button', { name: 'Verify ledger' }));
  expect(await screen.findByText('Verification started')).toBeVisible();
  expect(sent(start)).toEqual([{ expectedHead: kept }]);
});

test('a head that is none is told at its field, and who only reads has no button', async () => {
  const fields = { expectedHead: 'Enter the checkpoint' };
  const { user, unmount } = open({
    answers: { [start]: () => problemOf(422, 'validation', { fields }) },
  });
  await user.type(await screen.findByRole('textbox', { name: /Saved checkpoint/ }), 'x');
  await user.click(screen.getByRole('button', { name: 'Verify ledger' }));
  expect(await screen.findByText('Enter the checkpoint')).toBeVisible();
  unmount();
  open({ permissions: ['Periods View'] });
  expect(await screen.findByText(/Past results/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify ledger' })).toBeNull();
});
