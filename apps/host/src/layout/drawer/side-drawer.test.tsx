import { personWith, signIn } from '@courtyard/common/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const person = personWith([]);
const drawer = () => screen.queryByRole('navigation', { name: 'Main menu' });

afterEach(endApp);

test('below 768 px it lies over the page, closes on navigation, and by Escape with the focus back', async () => {
  const { user } = await renderApp({ user: person, width: 767 });
  const toggle = await screen.findByRole('button', { name: 'Open menu' });
  expect(drawer()).toBeNull();
  await user.click(toggle);
  await user.keyboard('{Escape}');
  expect(drawer()).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  await user.click(toggle);
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Main menu' })).getByRole('link', {
      name: 'Help & Support',
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(drawer()).toBeNull();
});

test('below 768 px a step back closes it and leaves the page where it is', async () => {
  const { user } = await renderApp({ user: person, width: 767 });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Help & Support' }));
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  const { pathname } = window.location;
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  window.history.back();
  await waitFor(() => expect(drawer()).toBeNull());
  expect(window.location.pathname).toBe(pathname);
  expect(screen.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
});

test('below 768 px the focus stays in it when the page around it is drawn anew', async () => {
  const { user } = await renderApp({ user: person, width: 767 });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const link = menu.getByRole('link', { name: 'Help & Support' });
  act(() => link.focus());
  act(() => signIn({ ...person, token: 'another' }));
  expect(link).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
