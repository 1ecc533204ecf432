import { call } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const prove = 'POST /api/v1/member-auth/proof';
const change = 'PATCH /api/v1/shell/preferences';

afterEach(endApp);

async function open(
  answers: NonNullable<Parameters<typeof renderApp>[0]>['answers'] = {},
  asked: { ways: string[]; factors: string[] } = { ways: ['password'], factors: [] },
) {
  let isProved = false;
  const app = await renderApp({
    path: '/help-support',
    user: personWith([]),
    answers: {
      [change]: () =>
        isProved
          ? { data: {} }
          : Response.json({ code: 'proof-needed', detail: 'Confirm first.', ...asked }, { status: 403 }),
      [prove]: ({ body }) => {
        isProved = JSON.stringify(body).includes('the right one');
        return isProved
          ? new Response(null, { status: 204 })
          : Response.json(
              { code: 'validation', fields: { password: 'That isn’t your current password.' } },
              { status: 422 },
            );
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const changeIt = () => call(change, { body: { doNotDisturb: true } });

test('calls that want a proof ask once, and go on under their own keys', async () => {
  const { user, calls } = await open();
  const both = Promise.all([changeIt(), changeIt()]);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText('Password'), 'a wrong one{Enter}');
  expect(await within(dialog).findByText('That isn’t your current password.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Password'));
  await user.type(within(dialog).getByLabelText('Password'), 'the right one{Enter}');
  await both;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = calls
    .filter(({ name }) => name === change)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

test('who gives up is told that nothing was done', async () => {
  const { user, calls } = await open();
  const refused = changeIt().catch((error: unknown) => error);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await refused).toMatchObject({ code: 'proof-needed', message: 'Confirm first.' });
  expect(calls.filter(({ name }) => name === change)).toHaveLength(1);
});

test.each([
  { factors: ['passkey'], label: 'Recovery code' },
  { factors: ['passkey', 'app'], label: 'Code' },
])('who has $factors is asked for the $label', async ({ factors, label }) => {
  const { user } = await open({}, { ways: ['passkey', 'code'], factors });
  const refused = changeIt().catch((error: unknown) => error);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(within(dialog).getByLabelText(label)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await refused;
});
