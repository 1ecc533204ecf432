import { idOf, pageOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { useLocation } from '@courtyard/common/router';
import { requestDate } from '@courtyard/contract/service-requests/calendar/request-calendar';
import { bulkRequestRoutes } from '@courtyard/contract/service-requests/request/request-many';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

/** The address that a page was opened with. */
const Asked = () => <p>{useLocation().search}</p>;

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
  expect(bulkRequestRoutes.setPriorityOfRequests.body.parse(body)).toMatchObject({ priority: 'high' });
});

test('many requests are put on hold, for whom they wait', async () => {
  const { user, sent } = open({ answers: { [state]: done } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select #12 Leak under the sink' }));
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status of 1 request' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /New status/ }), 'On hold');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Waiting for/ }), 'Vendor');
  await user.click(dialog.getByRole('button', { name: 'Update 1 request' }));
  expect(await screen.findByText('1 request updated')).toBeVisible();
  expect(sent(state)).toMatchObject([{ action: 'wait', waitingFor: 'vendor' }]);
});

test('one work order is made from the requests that are ticked', async () => {
  const second = summaryOf({ id: idOf(101), number: 13, title: 'Wet ceiling' });
  const { user } = open({
    permissions: ['Community Requests List View', 'Community Requests Details View', 'Work Order Create'],
    routes: [{ path: '/service-requests/work-orders/create', element: <Asked /> }],
    pattern: '/',
    answers: { [list]: () => ({ data: [summaryOf(), second], page: pageOf() }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select #12 Leak under the sink' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select #13 Wet ceiling' }));
  expect(screen.queryByRole('button', { name: 'Set priority' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create work order' }));
  expect(await screen.findByText(`?request=${idOf(100)}&request=${idOf(101)}`)).toBeVisible();
});

test('the board has the filters of the table, and what is set stays from one to the other', async () => {
  const asked: URLSearchParams[] = [];
  const answer = ({ query }: { query: URLSearchParams }) => {
    asked.push(query);
    return { data: [summaryOf()], page: pageOf({ total: 1 }) };
  };
  const { user } = open({ path: '/?priority=high&state=closed&search=leak', answers: { [list]: answer } });
  expect(await screen.findByText('Leak under the sink')).toBeVisible();
  expect(asked.at(-1)?.getAll('state')).toEqual(['closed']);
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  await screen.findByRole('region', { name: 'Triaged' });
  await waitFor(() => expect(asked.filter((query) => query.get('sort') === '-priority')).toHaveLength(5));
  const columns = asked.filter((query) => query.get('sort') === '-priority');
  expect(new Set(columns.map((query) => query.getAll('state').join()))).toEqual(
    new Set(['submitted,reopened', 'triaged', 'in-progress', 'waiting', 'resolved']),
  );
  for (const query of columns) expect([query.get('priority'), query.get('search')]).toEqual(['high', 'leak']);
  // Its columns say the state.
  expect(screen.queryByText(/Closed/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /High/ }));
  await user.click(screen.getByRole('tab', { name: 'Table' }));
  await waitFor(() => expect(asked.at(-1)?.getAll('state')).toEqual(['closed']));
  expect(asked.at(-1)?.get('priority')).toBeNull();
  expect(asked.at(-1)?.get('search')).toBe('leak');
});

test('the calendar asks for the days it shows under what is searched and filtered', async () => {
  const asked: URLSearchParams[] = [];
  const { user } = open({
    path: '/?show=calendar&priority=high&search=leak&day=2026-11-10',
    answers: {
      'GET /api/v1/community-requests/calendar': ({ query }: { query: URLSearchParams }) => {
        asked.push(query);
        return { data: [sampleOf(requestDate, { ...summaryOf(), on: '2026-11-12', isLate: true })] };
      },
    },
  });
  const entry = await screen.findByRole('link', { name: /#12 Leak under the sink/ });
  expect(entry).toHaveAttribute('href', `/service-requests/community-requests/detail?id=${idOf(100)}`);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ priority: 'high', search: 'leak' });
  expect(asked[0]?.get('state')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked.at(-1)?.get('from')).toMatch(/^2026-1[12]-/);
  expect(asked.at(-1)?.get('search')).toBe('leak');
});

test('who only reads selects nothing and enters nothing', async () => {
  open({ permissions: ['Community Requests List View'] });
  expect(await screen.findByText('Leak under the sink')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Enter request' })).toBeNull();
});
