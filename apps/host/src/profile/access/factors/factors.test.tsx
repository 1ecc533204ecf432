import { personWith } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const read = 'GET /api/v1/member-auth/factors';
const begin = 'POST /api/v1/member-auth/factors/totp';
const confirm = 'POST /api/v1/member-auth/factors/totp/confirm';
const renew = 'POST /api/v1/member-auth/factors/recovery-codes';

async function open(answers: NonNullable<Parameters<typeof renderApp>[0]>['answers']) {
  const app = await renderApp({
    path: '/myprofile',
    user: personWith([]),
    answers: {
      'GET /api/v1/member-auth/sessions': () => ({ data: [] }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Two factors' });
  return app;
}

afterEach(endApp);

test('an authenticator app is added: picture, key, a code of it, and the recovery codes', async () => {
  let since: string | null = null;
  const { user, calls } = await open({
    [read]: () => ({ data: { totpSince: since, recoveryCodesLeft: since ? 2 : 0 } }),
    [begin]: () => ({ data: { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Demo?secret=ABCDEFGHIJ' } }),
    [confirm]: () => {
      since = '2026-11-23T10:00:00Z';
      return { data: { recoveryCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const adding = await screen.findByRole('dialog', { name: 'Add an authenticator app' });
  expect(within(adding).getByRole('img', { name: 'The key as a picture to scan' })).toBeVisible();
  expect(within(adding).getByText('ABCD EFGH IJ')).toBeVisible();
  await user.type(within(adding).getByLabelText('Code'), '123456{Enter}');
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  expect(within(codes).getByText('abcd-efgh-jkmn')).toBeVisible();
  expect(calls.find(({ name }) => name === confirm)?.body).toEqual({ code: '123456' });
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('2 recovery codes are left.')).toBeVisible();
});

test('codes are made anew after asking', async () => {
  const { user } = await open({
    [read]: () => ({ data: { totpSince: '2026-11-23T10:00:00Z', recoveryCodesLeft: 1 } }),
    [renew]: () => ({ data: { recoveryCodes: ['abcd-efgh-jkmn'] } }),
  });
  await screen.findByText('One recovery code is left.');
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'New recovery codes' }));
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  expect(within(codes).getByText('abcd-efgh-jkmn')).toBeVisible();
});
