import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { committeeOf } from '../committee.fixture';
import { CommitteesPage } from './committees.page';

const list = 'GET /api/v1/committees';
const reader = ['Committees List View'];
const rows = [
  committeeOf(),
  committeeOf({
    id: idOf(101),
    name: 'Pool renovation',
    kind: 'other',
    status: 'dissolved',
    filled: 0,
    vacant: 3,
  }),
];
const open = pageOpener({
  page: <CommitteesPage />,
  permissions: reader,
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});

test('each row says how many seats are filled, and which are vacant of those that count', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Board of directors' });
  expect(link).toHaveAttribute('href', `/people/committees/details?id=${idOf(100)}`);
  const board = within(screen.getByRole('row', { name: /Board of directors/ }));
  expect(board.getByText('2 of 3')).toBeVisible();
  expect(board.getByText('1 vacant seat')).toBeVisible();
  const pool = within(screen.getByRole('row', { name: /Pool renovation/ }));
  expect(pool.getByText('Dissolved')).toBeVisible();
  expect(pool.queryByText(/vacant/)).not.toBeInTheDocument();
});

test('only who may add one is offered it, and only who keeps them to edit', async () => {
  const { user } = open({ permissions: [...reader, 'Committee Update'] });
  await user.click(await screen.findByRole('button', { name: 'Actions for Board of directors' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add committee' })).not.toBeInTheDocument();
});

test('an empty list says what to do first to who may', async () => {
  open({
    permissions: [...reader, 'Committee Create'],
    answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) },
  });
  expect(await screen.findByText('No committees yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add committee' })).toHaveLength(2);
});
