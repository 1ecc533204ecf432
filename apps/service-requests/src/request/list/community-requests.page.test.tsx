import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { requestManyRoutes } from '@courtyard/contract/service-requests/request/request-many';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { summaryOf } from '../request.fixture';
import { CommunityRequestsPage } from './community-requests.page';

const list = 'GET /api/v1/community-requests';
const priority = 'POST /api/v1/community-requests/priority';
const state = 'POST /api/v1/community-requests/state';

const open = pageOpener({
  page: <CommunityRequestsPage />,
  permissions: ['Community Requests List View', 'Community Request Update'],
  answers: { [list]: () => ({ data: [summaryOf()], page: pageOf() }) },
  wrap: withUi,
});

// jsdom has no width: the table is for wide windows.
beforeEach(() => {
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof globalThis.matchMedia;
});

const done = () => ({
  data: { changed: 1, unchanged: 0, left: [], done: [{ id: idOf(100), version: 2 }], job: null },
});

test('many requests are given one priority', async () => {
  const { user, sent } = open({ answers: { [priority]: done } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select #12 Leak under the sink' }));
  await user.click(screen.getByRole('button', { name: 'Set priority' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set priority for 1 request' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Priority/ }), 'High');
  await user.click(dialog.getByRole('button', { name: 'Update 1 request' }));
  expect(await screen.findByText('1 request updated')).toBeVisible();
  const [body] = sent(priority);
  expect(requestManyRoutes.setPriorityOfRequests.body.parse(body)).toMatchObject({ priority: 'high' });
});

test('many requests are put on hold, for whom they wait', async () => {
  const { user, sent } = open({ answers: { [state]: done } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select #12 Leak under the sink' }));
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status of 1 request' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /New status/ }), 'Waiting');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Waiting for/ }), 'Vendor');
  await user.click(dialog.getByRole('button', { name: 'Update 1 request' }));
  expect(await screen.findByText('1 request updated')).toBeVisible();
  expect(sent(state)).toMatchObject([{ action: 'wait', waitingFor: 'vendor' }]);
});

test('who only reads selects nothing and enters nothing', async () => {
  open({ permissions: ['Community Requests List View'] });
  expect(await screen.findByText('Leak under the sink')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Enter request' })).toBeNull();
});
