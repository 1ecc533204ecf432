import { personWith } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  return app;
}

afterEach(endApp);

test('an authenticator app is added: picture, key, a code of it, and the recovery codes', async () => {
  let since: string | null = null;
  const { user, calls } = await open({
    [read]: () => ({
      data: { totpSince: since, recoveryCodesLeft: since ? 2 : 0, passkeys: [], demand: null },
    }),
    [begin]: () => ({ data: { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Demo?secret=ABCDEFGHIJ' } }),
    [confirm]: () => {
      since = '2026-11-23T10:00:00Z';
      return { data: { recoveryCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const adding = await screen.findByRole('dialog', { name: 'Add authenticator app' });
  expect(within(adding).getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(within(adding).getByText('ABCD EFGH IJ')).toBeVisible();
  await user.type(within(adding).getByLabelText('Code'), '123456{Enter}');
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  expect(within(codes).getByText('abcd-efgh-jkmn')).toBeVisible();
  expect(calls.find(({ name }) => name === confirm)?.body).toEqual({ code: '123456' });
  await user.click(within(codes).getByRole('button', { name: 'I’ve saved my codes' }));
  expect(await screen.findByText('2 recovery codes left.')).toBeVisible();
});

test('codes are made anew after asking', async () => {
  const { user } = await open({
    [read]: () => ({
      data: { totpSince: '2026-11-23T10:00:00Z', recoveryCodesLeft: 1, passkeys: [], demand: null },
    }),
    [renew]: () => ({ data: { recoveryCodes: ['abcd-efgh-jkmn'] } }),
  });
  await screen.findByText('1 recovery code left.');
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'New recovery codes' }));
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  expect(within(codes).getByText('abcd-efgh-jkmn')).toBeVisible();
});

const passkey = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Telephone',
  host: 'demo.localhost',
  isHere: false,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-22T10:00:00Z',
};

test('passkeys are listed with when they were used and where they work, named anew, and removed after asking', async () => {
  const rename = 'PATCH /api/v1/member-auth/factors/passkeys/:passkeyId';
  const remove = 'DELETE /api/v1/member-auth/factors/passkeys/:passkeyId';
  let passkeys = [passkey];
  const { user, calls } = await open({
    [read]: () => ({ data: { totpSince: null, recoveryCodesLeft: 10, passkeys, demand: null } }),
    [rename]: () => new Response(null, { status: 204 }),
    [remove]: () => {
      passkeys = [];
      return new Response(null, { status: 204 });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
  expect(list.getByText(/^Last used .* works at demo\.localhost$/)).toBeVisible();
  // Where the browser has none, none is offered to be made.
  expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
  const actions = () => user.click(list.getByRole('button', { name: 'Actions for Telephone' }));
  await actions();
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Rename' }));
  await user.clear(naming.getByLabelText('Name'));
  await user.click(naming.getByRole('button', { name: 'Save name' }));
  expect(await naming.findByText('Enter a name.')).toBeVisible();
  await user.type(naming.getByLabelText('Name'), 'Old telephone{Enter}');
  await waitFor(() =>
    expect(calls.find(({ name }) => name === rename)?.body).toEqual({ name: 'Old telephone' }),
  );
  await actions();
  await user.click(await screen.findByRole('menuitem', { name: 'Remove passkey' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove passkey' }));
  await user.click(question.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(screen.queryByText('Telephone')).not.toBeInTheDocument());
});

test('who owes a second factor is told why, by whom and what to do', async () => {
  await renderApp({
    path: '/myprofile/second-factor',
    user: personWith([]),
    answers: {
      [read]: () => ({
        data: {
          totpSince: null,
          recoveryCodesLeft: 0,
          passkeys: [],
          demand: { roles: ['Treasurer'], by: 'Rosa Kent', dueOn: '2026-11-20', isOwed: true },
        },
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' });
  const why = await screen.findByText(/requires two-factor authentication for the role Treasurer/);
  expect(why).toHaveTextContent(/Set by Rosa Kent\. Set it up to continue\. None of your data is lost\./);
  expect(screen.getByRole('button', { name: 'Add authenticator app' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
