import { renderPage, resetStores } from '@courtyard/common/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { withUi } from '../../../testing/testing';
import { SearchBox } from './search-box';

function Searched({ delayMs = 0 }: { delayMs?: number }) {
  const [search, setSearch] = useState('');
  return (
    <form>
      <SearchBox label="Search permissions" value={search} onChange={setSearch} delayMs={delayMs} />
      <p>Shown for “{search}”</p>
    </form>
  );
}

beforeEach(resetStores);

test('without a delay it narrows with each key; Enter does not save the form, Escape empties it', async () => {
  const { user } = renderPage(<Searched />, { wrap: withUi });
  const box = screen.getByRole('searchbox', { name: 'Search permissions' });
  await user.type(box, 'pay ');
  expect(box).toHaveValue('pay ');
  expect(screen.getByText('Shown for “pay”')).toBeVisible();
  // What is not prevented submits the form around.
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('');
  expect(screen.getByText('Shown for “”')).toBeVisible();
});

test('with a delay, Enter and leaving the field look at once', async () => {
  const aMinute = 60_000;
  const { user } = renderPage(<Searched delayMs={aMinute} />, { wrap: withUi });
  const box = screen.getByRole('searchbox', { name: 'Search permissions' });
  await user.type(box, 'pay');
  expect(screen.getByText('Shown for “”')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Shown for “pay”')).toBeVisible();
  await user.keyboard(' fees');
  expect(screen.getByText('Shown for “pay”')).toBeVisible();
  await user.tab();
  expect(screen.getByText('Shown for “pay fees”')).toBeVisible();
});
