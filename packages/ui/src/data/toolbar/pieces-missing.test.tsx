import { startListsWith, useToasts } from '@courtyard/common';
import { resetStores } from '@courtyard/common/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { start } from '../units.fixture';

// A release that is gone, or no connection: none of the list's chunks comes.
const mockLost = () => {
  throw new TypeError('Loading chunk 253 failed');
};
jest.mock('../table/rows/virtual-body', () => mockLost());
jest.mock('../table/totals-row', () => mockLost());
jest.mock('../filters/filter-panel', () => mockLost());
jest.mock('./column-panel', () => mockLost());
jest.mock('./views/views-panel', () => mockLost());
jest.mock('../../details/preview/list-preview', () => mockLost());

afterEach(() => act(resetStores));

const said = () => useToasts.getState().toasts.map(({ kind }) => kind);

test.each(['Filter', 'Columns', 'Views'])(
  'a list stays as it is where what %s opens does not come, and says so',
  async (name) => {
    startListsWith([]);
    const { user } = start();
    const opener = screen.getByRole('button', { name });
    await user.click(opener);
    await waitFor(() => expect(said()).toEqual(['error']));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('table', { name: 'Units' })).toBeVisible();
  },
);

test('a preview and sums that do not come are said, and the rows stay', async () => {
  const { user } = start({ hasPreview: true }, '/?totals=yes');
  await waitFor(() => expect(said()).toEqual(['error']));
  await user.keyboard('j ');
  await waitFor(() => expect(said()).toEqual(['error', 'error']));
  expect(screen.getByRole('link', { name: '101' })).toHaveFocus();
});

test('of many rows all are drawn where what draws only some does not come', async () => {
  const data = Array.from({ length: 180 }, (_, index) => ({
    id: String(index),
    number: `U${index}`,
    building: 'A',
    note: '',
  }));
  start({ query: { data: { data, page: { next: null, previous: null, total: 180, firstPosition: 1 } } } });
  const rows = () => screen.getByRole('table').querySelectorAll('tbody th');
  expect(rows()).toHaveLength(100);
  await waitFor(() => expect(rows()).toHaveLength(180));
  expect(said()).toEqual([]);
});
