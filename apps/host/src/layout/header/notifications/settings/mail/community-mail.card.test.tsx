import { personWith } from '@courtyard/common/testing';
import type { MyMail } from '@courtyard/contract/communications/mailing/my-mail';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../../../testing/render-app';

afterEach(endApp);

const settings = { choices: [], quietHours: null, digest: { minutes: 480, weekday: 1, timeZone: null } };

test('kinds of mail come at once, in the digest or not at all; a required notice always comes', async () => {
  let mine: MyMail = [
    { category: 'news', way: 'letter', canDigest: true },
    { category: 'money', way: 'off', canDigest: false },
  ];
  let isRefused = false;
  const { user, calls } = await renderApp({
    user: personWith([]),
    path: '/notifications/settings',
    answers: {
      'GET /api/v1/shell/notification-settings': () => ({ data: settings }),
      'GET /api/v1/my-mail': () => ({ data: mine }),
      'PUT /api/v1/my-mail/:category': () => {
        if (isRefused) return new Response('', { status: 500 });
        mine = mine.map((kind) => (kind.category === 'news' ? { ...kind, way: 'digest' } : kind));
        return { data: mine };
      },
    },
  });
  const news = await screen.findByRole('combobox', { name: 'News' });
  const money = screen.getByRole('combobox', { name: 'Dues and money' });
  expect(money).toHaveValue('off');
  expect(within(money).queryByRole('option', { name: 'In the daily or weekly digest' })).toBeNull();
  expect(screen.getByText('Always')).toBeVisible();
  await user.selectOptions(news, 'In the daily or weekly digest');
  await waitFor(() => expect(news).toHaveValue('digest'));
  expect(calls.find(({ name }) => name === 'PUT /api/v1/my-mail/:category')?.body).toEqual({ way: 'digest' });
  isRefused = true;
  await user.selectOptions(money, 'Right away');
  expect(await screen.findByText(/Couldn’t save/)).toBeVisible();
  expect(money).toHaveValue('off');
});
