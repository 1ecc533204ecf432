import { personWith } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const steps = [
  { id: 'a/one', title: 'Record the properties', url: '/properties-common-areas', isDone: true },
  {
    id: 'b/two',
    title: 'Leave a phone number',
    titles: { es: 'Dejar un teléfono' },
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
  expect(within(card).getByRole('link', { name: 'Leave a phone number' })).toHaveAttribute(
    'href',
    '/myprofile/social',
  );
  expect(within(card).queryByRole('link', { name: 'Record the properties' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  expect(calls.findLast(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ seen: ['first-steps'] });
});

test('it is gone once all is done', async () => {
  await open(steps.map((step) => ({ ...step, isDone: true })));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(screen.queryByText('First steps')).toBeNull();
});
