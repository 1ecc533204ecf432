import { personWith } from '@courtyard/common/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';
import { newestNewsOn } from '../news/newest-news';

const seen = (calls: readonly { name: string; body?: unknown }[]) =>
  calls.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body;

/** What the browser does for Escape in a modal dialog. */
const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

afterEach(() => {
  jest.restoreAllMocks();
  endApp();
});

test('the help is about the page one is on; what is new counts as read', async () => {
  const { user, calls } = await renderApp({
    path: '/myprofile',
    user: personWith([]),
    answers: { 'GET /api/v1/member-auth/sessions': () => ({ data: [] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Help, with news' }));
  const help = await screen.findByRole('dialog', { name: 'Help' });
  expect(within(help).getByText('Change or reset your password')).toBeVisible();
  expect(within(help).queryByText('Arrange your dashboard')).toBeNull();
  await waitFor(() => expect(seen(calls)).toEqual({ seen: [`news:${newestNewsOn}`] }));
  escape(help);
  expect(await screen.findByRole('button', { name: 'Help' })).toHaveFocus();
});

test('the help is reached behind the person’s name too, where the bar has no room for its button', async () => {
  const { user } = await renderApp({ path: '/help-support', user: personWith([]), width: 390 });
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  const account = await screen.findByRole('dialog', { name: 'Account' });
  await user.click(await within(account).findByRole('button', { name: /^Help/ }));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull();
});

test('a mark that is refused is sent once while the help is open', async () => {
  const { user, calls } = await renderApp({
    path: '/help-support',
    user: personWith([]),
    answers: { 'PATCH /api/v1/shell/preferences': () => new Response('', { status: 400 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Help, with news' }));
  const help = await screen.findByRole('dialog', { name: 'Help' });
  const sent = () => calls.filter(({ name }) => name.startsWith('PATCH'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  escape(help);
  // It was taken back, and is news again.
  await screen.findByRole('button', { name: 'Help, with news' });
  expect(sent()).toHaveLength(1);
});

test('the tour goes from stop to stop by keys, is left by Escape, and is remembered', async () => {
  const { user, calls } = await renderApp({ path: '/help-support', user: personWith([]) });
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: 'Take the tour' }));
  const first = await screen.findByRole('dialog', { name: 'The menu' });
  expect(within(first).getByText('1 of 5')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Notifications' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  escape(await screen.findByRole('dialog', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(seen(calls))).toContain('tour');
});

test('who runs the community is shown that too', async () => {
  // Nothing has a size here: what is drawn counts as seen.
  const rect = { ...document.body.getBoundingClientRect(), width: 10, height: 10 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const { user } = await renderApp({ path: '/help-support', user: personWith(['Sections View']) });
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: 'Take the tour' }));
  const first = await screen.findByRole('dialog', { name: 'The menu' });
  expect(within(first).getByText('1 of 6')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Administration' })).toHaveTextContent(
    'For administrators only: community settings, sections and versions, outgoing email, failed jobs and data',
  );
});
