import { personWith } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../testing/render-app';

afterEach(endApp);

test('words are written into the middle of what is searched for; address and articles follow', async () => {
  const { user } = await renderApp({ path: '/help-support?search=dash', user: personWith([]) });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
  await user.type(box, 'my ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await waitFor(() => expect(box).toHaveValue('my dash'));
  await waitFor(() => expect(window.location.search).toBe('?search=my+dash'));
});

test('the way back leads the field too', async () => {
  const { user } = await renderApp({ path: '/help-support?search=dash', user: personWith([]) });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.keyboard('several communities');
  await user.click(await screen.findByRole('option', { name: /Several communities/ }));
  await waitFor(() => expect(box).toHaveValue('Several communities, one account'));
  window.history.back();
  await waitFor(() => expect(box).toHaveValue('dash'));
});

test('all articles stand by topic, each topic is a press away, and what is found stands without', async () => {
  const { user } = await renderApp({ path: '/help-support', user: personWith([]) });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your account' });
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(heading).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3, name: 'Change or reset your password' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'password');
  expect(screen.queryByRole('heading', { name: 'Your account' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Change or reset your password' })).toBeVisible();
});
