import { useUiConfig } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const person = personWith([], { roles: ['Treasurer', 'Member'] });
const openProfile = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Account: Alma Reyes' }));

afterEach(endApp);

test('the profile greets by name and shows the roles', async () => {
  const { user } = await renderApp({ user: person });
  await openProfile(user);
  const panel = screen.getByRole('dialog', { name: 'Account' });
  expect(panel).toHaveTextContent(/Good (morning|afternoon|evening), Alma Reyes/);
  expect(panel).toHaveTextContent('Treasurer, Member');
});

test('both switches are stored preferences with the right start, and go back where they are refused', async () => {
  let isRefused = false;
  const { user, calls } = await renderApp({
    user: person,
    answers: {
      'PATCH /api/v1/shell/preferences': ({ body }) =>
        isRefused
          ? new Response('', { status: 500 })
          : {
              data: Object.assign(
                { doNotDisturb: true, allowNotifications: false, language: 'en', dashboard: { cards: [] } },
                body,
              ),
            },
    },
  });
  await openProfile(user);
  const quiet = screen.getByRole('switch', { name: 'Start DND Mode' });
  const allowed = screen.getByRole('switch', { name: 'Allow Notifications' });
  await waitFor(() => expect(quiet).toBeEnabled());
  expect(quiet).toBeChecked();
  expect(allowed).not.toBeChecked();
  await user.click(allowed);
  await waitFor(() => expect(allowed).toBeChecked());
  expect(calls.at(-1)?.body).toEqual({ allowNotifications: true });
  isRefused = true;
  await user.click(quiet);
  await screen.findByText(/could not be saved/);
  await waitFor(() => expect(quiet).toBeChecked());
});

test('several communities are offered, the one here marked', async () => {
  const lakeside = { id: 'x', name: 'Lakeside', slug: 'lakeside', address: 'http://lakeside.localhost:8080' };
  const { user } = await renderApp({
    user: person,
    answers: { 'GET /api/v1/member-auth/communities': () => ({ data: [person.community, lakeside] }) },
  });
  await openProfile(user);
  expect(await screen.findByRole('link', { name: 'Lakeside' })).toHaveAttribute('href', lakeside.address);
  expect(screen.getByRole('link', { name: /Demo Community/ })).toHaveAttribute('aria-current', 'true');
});

test('colors change at once, and Account Settings opens the person’s page', async () => {
  const { user } = await renderApp({
    user: person,
    answers: { 'GET /api/v1/member-auth/sessions': () => ({ data: [] }) },
  });
  await openProfile(user);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(useUiConfig.getState().colorMode).toBe('dark');
  await user.click(screen.getByRole('link', { name: 'Account Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Account settings' });
  expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull();
});

test('the notifications are honest about having none, and close on a press elsewhere', async () => {
  const { user } = await renderApp({ user: person });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(screen.getByRole('heading', { name: 'All Notification' })).toBeVisible();
  expect(screen.getByText('Nothing has arrived yet')).toBeVisible();
  const filter = screen.getByLabelText('Show');
  expect([...filter.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All Notification',
    'New',
    'Unread',
    'Other',
  ]);
  await user.selectOptions(filter, 'Unread');
  await user.click(screen.getByRole('button', { name: 'View All' }));
  expect(filter).toHaveDisplayValue('All Notification');
  await user.click(screen.getByRole('main'));
  expect(screen.queryByRole('heading', { name: 'All Notification' })).toBeNull();
});
