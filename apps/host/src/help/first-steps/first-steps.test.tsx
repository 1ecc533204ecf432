import { personWith } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const steps = [
  { id: 'a/one', title: 'Add the properties', url: '/properties-common-areas', isDone: true },
  {
    id: 'b/two',
    title: 'Add a phone number',
    titles: { es: 'Agregar un teléfono' },
    url: '/myprofile/social',
    isDone: false,
  },
];
const open = (data: typeof steps) =>
  renderApp({ user: personWith([]), answers: { 'GET /api/v1/shell/first-steps': () => ({ data }) } });

afterEach(endApp);

test('what is left to do leads to where it is done; hidden, it stays so', async () => {
  const { user, calls } = await open(steps);
  const card = await screen.findByRole('region', { name: 'First steps' });
  expect(card).toHaveTextContent('1 of 2 done');
  expect(within(card).getByRole('link', { name: 'Add a phone number' })).toHaveAttribute(
    'href',
    '/myprofile/social',
  );
  expect(within(card).queryByRole('link', { name: 'Add the properties' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  expect(calls.findLast(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ seen: ['first-steps'] });
});

test('it is gone once all is done', async () => {
  await open(steps.map((step) => ({ ...step, isDone: true })));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(screen.queryByText('First steps')).toBeNull();
});

test('of a long list those that come next are shown, and the whole when asked for', async () => {
  const { user } = await open(
    Array.from({ length: 9 }, (_, place) => ({
      id: `a/${place}`,
      title: `Step ${place}`,
      url: '/help-support',
      isDone: place < 2,
    })),
  );
  const card = within(await screen.findByRole('region', { name: 'First steps' }));
  const titles = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Step 2', 'Step 3', 'Step 4', 'Step 5', 'Step 6', 'Step 7']);
  await user.click(card.getByRole('button', { name: 'Show all 9', expanded: false }));
  expect(titles()).toHaveLength(9);
  await user.click(card.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(titles()).toHaveLength(6);
});
