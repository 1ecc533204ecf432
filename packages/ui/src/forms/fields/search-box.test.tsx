import { renderPage, resetStores } from '@courtyard/common/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { withUi } from '../../testing/testing';
import { SearchBox } from './search-box';

function Searched() {
  const [search, setSearch] = useState('');
  return (
    <form>
      <SearchBox label="Search rights" value={search} onChange={setSearch} delayMs={0} />
      <p>Shown for “{search}”</p>
    </form>
  );
}

beforeEach(resetStores);

test('without a delay it narrows with each key; Enter does not save the form, Escape empties it', async () => {
  const { user } = renderPage(<Searched />, { wrap: withUi });
  const box = screen.getByRole('searchbox', { name: 'Search rights' });
  await user.type(box, 'pay ');
  expect(box).toHaveValue('pay ');
  expect(screen.getByText('Shown for “pay”')).toBeVisible();
  // What is not prevented submits the form around.
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('');
  expect(screen.getByText('Shown for “”')).toBeVisible();
});
