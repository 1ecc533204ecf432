import { useUiConfig } from '@courtyard/common';
import { personWith, renderPage } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { UpgradeCard } from './profile/upgrade.card';
import { endApp, renderApp } from '../../testing/render-app';

const person = personWith([], { roles: ['Treasurer', 'Member'] });
const openProfile = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Account: Alma Reyes' }));
  await screen.findByRole('link', { name: 'Account Settings' });
};

afterEach(endApp);

test('the profile greets by name and shows the roles', async () => {
  const { user } = await renderApp({ user: person });
  await openProfile(user);
  const panel = screen.getByRole('dialog', { name: 'Account' });
  expect(panel).toHaveTextContent(/Good (morning|afternoon|evening), Alma Reyes/);
  expect(panel).toHaveTextContent('Treasurer, Member');
  act(() => useUiConfig.setState({ language: 'es' }));
  expect(panel).toHaveTextContent('Tesorero, Miembro');
});

test('do not disturb is a stored preference, on at first, and goes back where it is refused', async () => {
  let isRefused = false;
  const { user, calls } = await renderApp({
    user: person,
    answers: {
      'PATCH /api/v1/shell/preferences': ({ body }) =>
        isRefused
          ? new Response('', { status: 500 })
          : {
              data: Object.assign(
                { doNotDisturb: true, allowNotifications: false, language: 'en' },
                { dashboard: { cards: [] }, seen: [] },
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
  await user.click(quiet);
  await waitFor(() => expect(quiet).not.toBeChecked());
  expect(calls.at(-1)?.body).toEqual({ doNotDisturb: false });
  isRefused = true;
  await user.click(quiet);
  await screen.findByText(/Couldn’t save/);
  await waitFor(() => expect(quiet).not.toBeChecked());
});

test('several communities are offered, the one here marked', async () => {
  const lakeside = { id: 'x', name: 'Lakeside', slug: 'lakeside', address: 'http://lakeside.localhost:8080' };
  const { user } = await renderApp({
    user: person,
    answers: { 'GET /api/v1/member-auth/communities': () => ({ data: [person.community, lakeside] }) },
  });
  await openProfile(user);
  expect(await screen.findByRole('link', { name: 'Lakeside' })).toHaveAttribute(
    'href',
    `${lakeside.address}/switch#kind=from&token=demo`,
  );
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

test('the search of the panel finds settings and pages that this person may open', async () => {
  const { user } = await renderApp({
    user: person,
    answers: { 'GET /api/v1/member-auth/sessions': () => ({ data: [] }) },
  });
  await openProfile(user);
  const search = await screen.findByRole('searchbox', { name: 'Search settings and pages' });
  await user.type(search, 'outbox');
  expect(screen.getByText('No settings or pages match.')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'common');
  expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent('Common areasProperties & Areas');
  await user.clear(search);
  await user.type(search, 'langu{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Account settings' });
  await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
});

test('Social Profile counts what is missing in it', async () => {
  const { user } = await renderApp({ user: person });
  await openProfile(user);
  expect(await screen.findByText('02')).toBeVisible();
  expect(screen.getByRole('link', { name: /Social Profile/ })).toHaveAccessibleName(
    'Social Profile 2 items missing',
  );
});

test('the upgrade card is there only where the installation has an address for it', async () => {
  const { user } = await renderApp({ user: person });
  await openProfile(user);
  expect(screen.queryByText('Upgrade your plan')).toBeNull();
});

test('the upgrade card leads to that address in a new tab', () => {
  renderPage(<UpgradeCard url="https://example.com/plans" />, { wrap: withUi });
  expect(screen.getByText('Upgrade your plan')).toBeVisible();
  expect(screen.getByText('70% discount for 1 years subscriptions')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Go Premium (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.com/plans');
  expect(link).toHaveAttribute('target', '_blank');
});
