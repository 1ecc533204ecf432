import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { PacketCreatePage } from './packet-form.page';
import { packetOf } from './packet.fixture';
import { PacketPage } from './packet.page';
import { PacketsPage } from './packets.page';

const permissions = ['Packets View', 'Packet Create', 'Financial Reports View'];
const create = 'POST /api/v1/packets';
const retry = 'POST /api/v1/packets/:packetId/retry';

const openList = pageOpener({
  page: <PacketsPage />,
  path: '/banking-reports/packets',
  permissions,
  answers: {
    'GET /api/v1/packets': () => ({
      data: [packetOf({ state: 'failed', reason: '“Torn” is not a PDF that can be read.' })],
      page: pageOf({ total: 1 }),
    }),
  },
  wrap: withUi,
});
const openForm = pageOpener({
  page: <PacketCreatePage />,
  path: '/banking-reports/packets/create',
  permissions,
  answers: {
    'GET /api/v1/packet-choices': ({ query }) => ({
      data:
        query.get('search') === 'roof'
          ? { choices: [{ id: idOf(8), name: 'Roof bids.pdf' }], hasMore: false }
          : { choices: [{ id: idOf(9), name: 'Bylaws.pdf' }], hasMore: true },
    }),
    [create]: () => ({ data: packetOf({ state: 'making' }) }),
  },
  wrap: withUi,
});
const openDetails = pageOpener({
  page: <PacketPage />,
  path: `/banking-reports/packets/details?id=${idOf(1)}`,
  pattern: '/banking-reports/packets/details',
  permissions,
  answers: {
    'GET /api/v1/packets/:packetId': () => ({
      data: packetOf({ state: 'failed', reason: 'It is too large.', pageCount: null, madeAt: null }),
    }),
    [retry]: () => ({ data: packetOf({ state: 'making' }) }),
  },
  wrap: withUi,
});

test('a packet that failed says why in the list', async () => {
  openList();
  expect(await screen.findByText('“Torn” is not a PDF that can be read.')).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
});

test('parts are chosen, put in another order and sent', async () => {
  const { user, sent } = openForm();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'May board');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Document');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Move Bylaws.pdf up' }));
  await user.click(screen.getByRole('button', { name: 'Create packet' }));
  await waitFor(() =>
    expect(sent(create)).toMatchObject([
      {
        title: 'May board',
        parts: [
          { kind: 'document', id: idOf(9) },
          { kind: 'report', report: 'balance', period: 'end-of-last-month' },
        ],
      },
    ]),
  );
});

test('a document that is not among the newest is searched for, and added', async () => {
  const { user, sent } = openForm();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Roof');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Document');
  expect(await screen.findByText('The 1 newest are listed. Search to find others.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'roof{Enter}');
  expect(await screen.findByRole('option', { name: 'Roof bids.pdf' })).toBeInTheDocument();
  expect(screen.queryByText(/newest are listed/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Create packet' }));
  await waitFor(() => expect(sent(create)).toMatchObject([{ parts: [{ id: idOf(8) }] }]));
});

test('a failed packet is made again from its page', async () => {
  const { user, sent } = openDetails();
  expect(await screen.findByText('It is too large.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent(retry)).toHaveLength(1));
});
