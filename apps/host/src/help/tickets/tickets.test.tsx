import { fileOf, idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import type { Ticket } from '@courtyard/contract';
import { ticketInput, ticketMessageInput } from '@courtyard/contract/platform/community/support/ticket';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import TicketsPage from './tickets.page';

const list = 'GET /api/v1/tickets';
const read = 'GET /api/v1/tickets/:ticketId';
const ask = 'POST /api/v1/tickets';
const write = 'POST /api/v1/tickets/:ticketId/messages';

const ticket: Ticket = {
  id: idOf(100),
  number: 7,
  subject: 'Leak in the garage',
  category: 'community',
  status: 'open',
  askedBy: { id: idOf(1), name: 'Nora Luz' },
  assignee: null,
  createdAt: '2026-06-01T10:00:00Z',
  touchedAt: '2026-06-01T10:00:00Z',
  version: 1,
  page: '/tasks',
  request: null,
  requestKinds: [],
  messages: [
    {
      id: idOf(200),
      author: { id: idOf(1), name: 'Nora Luz' },
      isAsker: true,
      isInternal: false,
      message: 'It drips.',
      files: [],
      writtenAt: '2026-06-01T10:00:00Z',
    },
  ],
  may: { write: true, answer: false },
};

const path = '/help-support/tickets';
const open = pageOpener({
  page: <TicketsPage />,
  permissions: [],
  path,
  pattern: path,
  answers: {
    [list]: () => ({ data: [ticket], page: pageOf({ total: 1 }) }),
    [read]: () => ({ data: ticket }),
    'GET /api/v1/tickets/:ticketId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  wrap: withUi,
});

test('who asks from a page says so with it, and is led to their ticket', async () => {
  const { user, calls } = open({
    path: `${path}?ask=${encodeURIComponent('/tasks')}`,
    answers: { [ask]: () => ({ data: ticket }) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask us' }));
  expect(dialog.getByText('The ticket shows that you asked from “Needs you”.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Subject/), 'Leak in the garage');
  await user.type(dialog.getByLabelText(/^Message/), 'It drips.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Ticket 7 sent. We’ll notify you when there’s an answer.')).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ticket 7: Leak in the garage' }),
  ).toBeVisible();
  const [sent] = calls.filter(({ name }) => name === ask).map(({ body }) => ticketInput.parse(body));
  expect(sent).toEqual({
    subject: 'Leak in the garage',
    category: 'other',
    message: 'It drips.',
    fileIds: [],
    page: '/tasks',
  });
});

test('who asked writes more and closes; notes and who answers are not theirs', async () => {
  const { user, calls } = open({
    path: `${path}?id=${ticket.id}`,
    answers: { [write]: () => ({ data: ticket }) },
  });
  expect(await screen.findByText('It drips.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Needs you' })).toHaveAttribute('href', '/tasks');
  expect(screen.queryByLabelText(/Save as internal note/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close ticket' })).toBeVisible();
  await user.type(screen.getByLabelText(/^Your message/), 'Still.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('');
  const [sent] = calls.filter(({ name }) => name === write).map(({ body }) => ticketMessageInput.parse(body));
  expect(sent).toEqual({ message: 'Still.', fileIds: [], isInternal: false });
});

test('who answers may keep a note, which is marked as such', async () => {
  const note = {
    id: idOf(201),
    author: { id: idOf(2), name: 'Sam Reed' },
    isAsker: false,
    isInternal: true,
    message: 'Call the plumber.',
    files: [{ ...fileOf(300, 'offer.pdf'), url: '/api/v1/files/300?signature=s' }],
    writtenAt: '2026-06-01T11:00:00Z',
  };
  const { user, calls } = open({
    permissions: ['Tickets List View', 'Ticket Update'],
    path: `${path}?id=${ticket.id}`,
    answers: {
      [read]: () => ({
        data: { ...ticket, messages: [...ticket.messages, note], may: { write: true, answer: true } },
      }),
      [write]: () => ({ data: ticket }),
    },
  });
  expect(await screen.findByText('Internal note')).toBeVisible();
  const file = screen.getByRole('link', { name: /offer\.pdf/ });
  expect(file).toHaveAttribute('href', '/api/v1/files/300?signature=s');
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeVisible();
  await user.type(screen.getByLabelText(/^Your message/), 'He comes at ten.');
  await user.click(screen.getByLabelText(/Save as internal note/));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved.')).toBeVisible();
  const [sent] = calls.filter(({ name }) => name === write).map(({ body }) => ticketMessageInput.parse(body));
  expect(sent).toEqual({ message: 'He comes at ten.', fileIds: [], isInternal: true });
});

test('files go along with a message, one that is of a refused kind says so', async () => {
  let uploads = 0;
  const uploaded = fileOf(301, 'leak.png');
  const { user, calls } = open({
    path: `${path}?id=${ticket.id}`,
    answers: {
      [write]: () => ({ data: ticket }),
      'POST /api/v1/files': () => {
        uploads += 1;
        if (uploads === 1) return { data: uploaded };
        return problemOf(422, 'wrong-kind', { detail: 'This kind of file is not taken.' });
      },
    },
  });
  const files = await screen.findByLabelText<HTMLInputElement>(/^Files/, { selector: 'input' });
  await user.upload(files, new File(['png'], 'leak.png'));
  expect(await screen.findByText('leak.png uploaded')).toBeInTheDocument();
  await user.upload(files, new File(['exe'], 'leak.exe'));
  expect(await screen.findByText(/This kind of file is not taken/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Your message/), 'See here.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
  const [sent] = calls.filter(({ name }) => name === write).map(({ body }) => ticketMessageInput.parse(body));
  expect(sent?.fileIds).toEqual([uploaded.id]);
});

test('who handles requests makes one of a ticket, which then says so', async () => {
  const become = 'POST /api/v1/tickets/:ticketId/request';
  const url = '/service-requests/community-requests/detail?id=1';
  let current: Ticket = {
    ...ticket,
    requestKinds: [
      { key: 'maintenance', name: { en: 'Maintenance', es: 'Mantenimiento' } },
      { key: 'question', name: { en: 'Question', es: 'De' } },
    ],
  };
  const { user, calls } = open({
    path: `${path}?id=${ticket.id}`,
    answers: {
      [read]: () => ({ data: current }),
      [become]: () => {
        current = { ...ticket, status: 'closed', request: { id: idOf(1), number: 31, url } };
        return { data: current };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create service request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create service request' }));
  expect(dialog.getByRole('combobox', { name: /^Request type/ })).toHaveValue('question');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Request type/ }), 'Maintenance');
  await user.click(dialog.getByRole('button', { name: 'Create service request' }));
  expect(await screen.findByText('Request #31 created and ticket closed.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Request #31' })).toHaveAttribute('href', url);
  expect(screen.queryByRole('button', { name: 'Create service request' })).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === become).map(({ body }) => body)).toEqual([
    { kind: 'maintenance' },
  ]);
});

test('one that is nobody’s to see leads to the list', async () => {
  open({ path: `${path}?id=${idOf(999)}`, answers: { [read]: () => problemOf(404, 'not-found') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', path);
});

test('where the server fails that is said, and asked again', async () => {
  let fails = true;
  const { user } = open({
    path: `${path}?id=${ticket.id}`,
    answers: { [read]: () => (fails ? problemOf(500, 'internal') : { data: ticket }) },
  });
  const again = await screen.findByRole('button', { name: /^Try again|^Retry/ });
  expect(screen.queryByRole('heading', { name: 'Ticket not found' })).not.toBeInTheDocument();
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: /^Ticket \d+:/ })).toBeVisible();
});
