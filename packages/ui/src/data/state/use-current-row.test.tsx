import { act, screen, waitFor } from '@testing-library/react';
import { start } from '../units.fixture';

const link = (name: string) => screen.getByRole('link', { name });
const preview = (name: string) => screen.findByRole('complementary', { name: `Preview of ${name}` });
const shown = () => screen.queryByRole('complementary');
/** A page of the list. */
const pageWith = (...numbers: string[]) => ({
  data: {
    data: numbers.map((number) => ({ id: number, number, building: 'A', note: '' })),
    page: { next: null, previous: 'before-104', total: 4, firstPosition: 4 },
  },
});

test('Enter and Space are the row’s where a row or the list has the focus, and stay with what they press elsewhere', async () => {
  const { user, router } = start({ hasPreview: true });
  const path = () => router.state.location.pathname;
  await user.keyboard('jj');
  expect(link('102')).toHaveFocus();
  for (const control of [
    screen.getByRole('separator', { name: 'Width of Building' }),
    screen.getByRole('button', { name: 'Columns' }),
  ]) {
    act(() => control.focus());
    await user.keyboard('{Enter} ');
    expect(path()).toBe('/');
    expect(shown()).toBeNull();
  }
  await user.keyboard('k');
  act(() => link('101').closest<HTMLElement>('tr')?.focus());
  await user.keyboard(' ');
  expect(await preview('101')).toBeVisible();
  act(() => link('101').closest<HTMLElement>('tr')?.focus());
  await user.keyboard('{Enter}');
  expect(path()).toBe('/101');
});

test('a preview gives the focus back to its row, from wherever it is closed', async () => {
  const { user } = start({ hasPreview: true });
  await user.keyboard('j ');
  await preview('101');
  act(() => screen.getByRole('button', { name: 'Close preview' }).focus());
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(link('101')).toHaveFocus();
  await user.keyboard(' ');
  await user.click(await screen.findByRole('button', { name: 'Close preview' }));
  expect(link('101')).toHaveFocus();
});

test('a preview goes with its row, and does not come again by itself', async () => {
  const { user } = start({
    hasPreview: true,
    query: ({ cursor }) => (cursor === 'after-103' ? pageWith('104') : {}),
  });
  await user.keyboard('j ');
  await preview('101');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(shown()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(link('101')).toBeVisible();
  expect(shown()).toBeNull();
});

test('the list has the focus that was in a preview that went with its row', async () => {
  const { user, router } = start({
    hasPreview: true,
    query: ({ search }) => (search === 'oak' ? pageWith('104') : {}),
  });
  await user.keyboard('j ');
  await preview('101');
  act(() => screen.getByRole('button', { name: 'Close preview' }).focus());
  await act(async () => router.navigate('/?search=oak'));
  expect(shown()).toBeNull();
  expect(screen.getByRole('table').closest('[tabindex]')).toHaveFocus();
});

test('a preview that is asked for again takes no focus later on', async () => {
  const { user } = start({ hasPreview: true });
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for 101' }));
    await user.click(screen.getByRole('menuitem', { name: 'Preview' }));
    await waitFor(() => expect(link('101')).toHaveFocus());
  };
  await ask();
  await ask();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'oak');
  await waitFor(() => expect(screen.getByText(/"search":"oak"/)).toBeInTheDocument());
  expect(search).toHaveFocus();
});
