import { personWith } from '@courtyard/common/testing';
import type { MailTransport, OutboxEmail } from '@courtyard/contract';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const message: OutboxEmail = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  to: 'alma@demo.example',
  subject: 'Set a new password',
  status: 'kept',
  queuedAt: '2026-11-20T09:59:00Z',
  sentAt: '2026-11-20T10:00:00Z',
  attempts: 1,
  nextTryAt: null,
  lastError: null,
  serverAnswer: null,
  text: 'Open this link',
};
const refused: OutboxEmail = {
  ...message,
  status: 'failed',
  sentAt: null,
  lastError: 'EENVELOPE 550 RCPT TO',
  serverAnswer: '550 5.1.1 <alma@demo.example>: no such user',
};
const everything = ['Outbox View', 'Outbox Update', 'Outbox Letter View'];

interface Given {
  mail?: OutboxEmail;
  permissions?: string[];
  transport?: Partial<MailTransport>;
  /** What becomes of the test letter, call by call. */
  tested?: OutboxEmail[];
}

async function open({ mail = message, permissions = everything, transport, tested = [] }: Given) {
  let current = mail;
  const again = () => {
    current = { ...current, status: 'queued' };
  };
  const { text: _, serverAnswer: __, ...row } = mail;
  return renderApp({
    path: '/administration/outbox',
    user: personWith(permissions),
    answers: {
      'GET /api/v1/shell/mail-transport': () => ({
        data: {
          kind: 'smtp',
          from: 'no-reply@demo.example',
          waiting: 0,
          failed: current.status === 'failed' ? 1 : 0,
          lastSentAt: null,
          copySince: null,
          ...transport,
        },
      }),
      'GET /api/v1/shell/outbox': () => ({
        data: [{ ...row, status: current.status }],
        page: { next: null, previous: null, total: 1, firstPosition: 1 },
      }),
      'GET /api/v1/shell/outbox/:mailId': () => ({ data: tested.shift() ?? current }),
      'POST /api/v1/shell/outbox/:mailId/retry': () => {
        again();
        return new Response(null, { status: 204 });
      },
      'POST /api/v1/shell/outbox/retry': () => {
        again();
        return { data: { count: 1 } };
      },
      'POST /api/v1/shell/mail-transport/confirm': () => null,
      'POST /api/v1/shell/mail-transport/test': () => ({ data: { mailId: message.id } }),
    },
  });
}

afterEach(endApp);

test('mail that was kept can be read', async () => {
  const { user } = await open({ transport: { kind: 'folder' } });
  expect(
    await screen.findByText(/No mail server is set up: emails are stored here and not delivered/),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Read Set a new password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set a new password' });
  expect(await within(dialog).findByText('Open this link')).toBeVisible();
});

test('who may not read letters sees what became of one, and why it has no words', async () => {
  const { user } = await open({ mail: { ...refused, text: null }, permissions: ['Outbox View'] });
  await user.click(await screen.findByRole('button', { name: 'Read Set a new password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
  expect(
    await dialog.findByText(/You need the "Outbox Letter View" permission to read emails/),
  ).toBeVisible();
  expect(dialog.getByText(/This mailbox doesn’t exist/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend all failed' })).toBeNull();
});

test('mail that failed says why and is sent once more', async () => {
  const { user, calls } = await open({ mail: refused });
  await user.click(await screen.findByRole('button', { name: 'Read Set a new password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set a new password' });
  expect(await within(dialog).findByText(/^The mail server answered: 550 5\.1\.1/)).toBeVisible();
  await user.keyboard('{Escape}');
  const table = within(screen.getByRole('table'));
  await user.click(table.getByRole('button', { name: /Set a new password$/, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resend' }));
  expect(await screen.findByText('The email is being sent again.')).toBeVisible();
  expect(await table.findByText('Pending')).toBeVisible();
  expect(calls.findLast(({ name }) => name.startsWith('POST'))?.params).toEqual({ mailId: message.id });
});

test('a copy says that it sends nothing by itself, and is made the community in use', async () => {
  const { user, calls } = await open({ transport: { copySince: '2027-01-02T03:04:05Z' } });
  await user.click(await screen.findByRole('button', { name: 'Start sending from here' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is this the live community?' }));
  await user.click(dialog.getByRole('button', { name: 'Start sending from here' }));
  expect(await screen.findByText('This community now sends automatically.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('POST /api/v1/shell/mail-transport/confirm');
});

test('all that failed is sent once more', async () => {
  const { user } = await open({ mail: refused });
  await user.click(await screen.findByRole('button', { name: 'Resend all failed' }));
  expect(await screen.findByText('1 email is being sent again.')).toBeVisible();
});

test('a test letter tells what the server said, in plain words', async () => {
  const waits: OutboxEmail = { ...message, status: 'queued', sentAt: null };
  const failed: OutboxEmail = {
    ...waits,
    status: 'failed',
    lastError: 'EAUTH 535 AUTH PLAIN',
    serverAnswer: '535 Authentication failed',
  };
  const { user } = await open({ tested: [waits, failed] });
  await user.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByText(/Sending the test email…/)).toBeVisible();
  expect(await screen.findByText(/The mail server rejected the sign-in/)).toBeVisible();
  expect(screen.getByText('The mail server answered: 535 Authentication failed')).toBeVisible();
});
