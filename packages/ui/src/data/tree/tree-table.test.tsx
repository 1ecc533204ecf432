import { renderPage, resetStores } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import type { TreeRow } from './tree-keys.rules';
import { TreeTable } from './tree-table';

interface Line extends TreeRow {
  name: string;
  sum: number;
}

const line = (key: string, parentKey: string | null, isOpen?: boolean): Line => ({
  key,
  name: key,
  parentKey,
  level: parentKey === null ? 1 : 2,
  isOpen,
  sum: key.length,
});

function Tree() {
  const [isOpen, setOpen] = useState(true);
  const below = isOpen ? [line('Cash', 'Assets'), line('Owed', 'Assets')] : [];
  return (
    <TreeTable<Line>
      label="Chart"
      rows={[line('Assets', null, isOpen), ...below, line('Debts', null)]}
      nameHeader="Account"
      nameOf={({ name }) => name}
      linkOf={({ key, level }) => (level === 2 ? `/details?id=${key}` : undefined)}
      columns={[{ id: 'sum', header: 'Sum', align: 'end', cell: ({ sum }) => sum }]}
      onToggle={(_key, open) => setOpen(open)}
    />
  );
}

const open = () =>
  renderPage(<Tree />, {
    wrap: withUi,
    pattern: '/',
    routes: [{ path: '/details', element: <p>Details</p> }],
  });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

beforeEach(resetStores);

test('one stop of Tab; arrows walk, close and open, Enter opens the page', async () => {
  const { user, router } = open();
  await user.tab();
  expect(row('Assets')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(row('Assets')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Cash')).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(row('Cash')).toHaveFocus();
  await user.keyboard('{End}');
  expect(row('Debts')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(row('Owed')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe('?id=Owed');
});

test('a row says its level, its place and its figures, and the whole is valid for axe', async () => {
  const { container, user } = open();
  expect(row('Owed')).toHaveAttribute('aria-level', '2');
  expect(row('Owed')).toHaveAttribute('aria-posinset', '2');
  expect(within(row('Owed')).getByRole('gridcell')).toHaveTextContent('4');
  expect(await violationsIn(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Collapse Assets' }));
  expect(screen.queryByText('Cash')).not.toBeInTheDocument();
});
