import { personWith } from '@courtyard/common/testing';
import type { MailConsent } from '@courtyard/contract';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../../../../testing/render-app';

afterEach(endApp);

const settings = {
  choices: [],
  quietHours: null,
  digest: { minutes: 480, weekday: 1, timeZone: null },
};

test('a consent to required notices is given and withdrawn, with its day; what is refused stays as it was', async () => {
  const consent: MailConsent = { agrees: false, given: null, withdrawn: null, isDemanded: true };
  let isRefused = false;
  const { user, calls } = await renderApp({
    user: personWith([]),
    path: '/notifications/settings',
    answers: {
      'GET /api/v1/shell/notification-settings': () => ({ data: settings }),
      'GET /api/v1/shell/mail-consent': () => ({ data: consent }),
      'PUT /api/v1/shell/mail-consent': () =>
        isRefused
          ? new Response('', { status: 500 })
          : {
              data: {
                ...consent,
                agrees: true,
                given: { on: '2027-03-01', how: 'account', recordedBy: 'Alma Reyes' },
              },
            },
    },
  });
  expect(await screen.findByText(/^You get them by postal mail/)).toBeVisible();
  const agreement = screen.getByRole('switch', { name: /^I agree to get required notices/ });
  await user.click(agreement);
  expect(await screen.findByText('You agreed on 03/01/2027.')).toBeVisible();
  expect(agreement).toBeChecked();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ agrees: true });
  isRefused = true;
  await user.click(agreement);
  expect(await screen.findByText(/Couldn’t save/)).toBeVisible();
  await waitFor(() => expect(agreement).toBeChecked());
});
