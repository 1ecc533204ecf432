import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { facets, summaryOf } from '../property.fixture';
import { PropertiesPage } from './properties.page';

const path = '/properties-common-areas/properties';
const reader = ['Properties List View', 'Property Details View'];
const manager = [
  ...reader,
  'Property Create',
  'Property Update',
  'Property Archive',
  'Property Import',
  'Property Export',
];
let server: ReturnType<typeof answerCalls>;

const rows = [
  summaryOf(),
  summaryOf({ id: idOf(2), unitNumber: '102', ownerNames: 'Ben Ito', insurance: 'lapsed' }),
];

function open(search = '', permissions = manager, handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/facets': () => ({ data: facets }),
    'GET /api/v1/properties': () => ({ data: rows, page: pageOf({ total: 148, next: 'after-102' }) }),
    ...handlers,
  });
  return renderPage(<PropertiesPage />, { path: path + search, user: personWith(permissions), wrap: withUi });
}

const listCalls = () => server.calls.filter(({ name }) => name === 'GET /api/v1/properties');
const lastQuery = () => Object.fromEntries(listCalls().at(-1)?.query ?? []);

afterEach(() => {
  server.restore();
  resetStores();
});

test('shows the rows, each a link to its page, and where the list stands', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Aspen 101' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`detail?id=${idOf(1)}`));
  expect(screen.getByText('1–2 of 148')).toBeInTheDocument();
  expect(screen.getByText('Expired')).toBeInTheDocument();
});

test('what the address says is what is asked for', async () => {
  open('?insurance=lapsed&building=Aspen&sort=-areaSqFt&search=oak&archived=all');
  await screen.findByRole('link', { name: 'Aspen 101' });
  expect(lastQuery()).toMatchObject({
    insurance: 'lapsed',
    building: 'Aspen',
    sort: '-areaSqFt',
    search: 'oak',
    archived: 'all',
  });
});

test('searching and paging go into the address', async () => {
  const { user, router } = open();
  await screen.findByRole('link', { name: 'Aspen 101' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ cursor: 'after-102' }));
  expect(router.state.location.search).toContain('cursor=after-102');

  await user.type(screen.getByPlaceholderText('Search unit, owner, address'), 'Ito');
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'Ito' }));
  expect(lastQuery()).not.toHaveProperty('cursor');
  expect(router.state.location.search).toContain('search=Ito');
});

test('a reader is offered nothing that would be refused', async () => {
  open('', reader);
  await screen.findByRole('link', { name: 'Aspen 101' });
  for (const name of ['Add property', 'Import']) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Select Aspen 101' })).toBeNull();
});

test('several rows are archived in one action after a question, and come back in one', async () => {
  const archived = [1, 2].map((id) => ({ id: idOf(id), version: 5 }));
  const { user } = open('', manager, {
    'POST /api/v1/properties/archive': () => ({
      data: {
        changed: 2,
        unchanged: 1,
        left: [{ id: idOf(3), name: 'Aspen 103', reason: 'changed-meanwhile' }],
        done: archived,
      },
    }),
    'POST /api/v1/properties/restore': () => ({ data: { restored: 2 } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Aspen 101' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Aspen 102' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('Archive 2 properties?')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Archive 2 properties' }));

  expect(await screen.findByText('2 properties archived')).toBeInTheDocument();
  expect(screen.getByText('Skipped (edited by someone else): Aspen 103')).toBeInTheDocument();
  const action = server.calls.find(({ name }) => name === 'POST /api/v1/properties/archive');
  expect(action?.body).toEqual({ records: rows.map(({ id, version }) => ({ id, version })) });
  expect(action?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.queryByText('2 selected')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(server.calls.find(({ name }) => name.endsWith('/restore'))?.body).toEqual({ properties: archived });
});

test('all that the list finds is archived by its filters, with the number that was confirmed', async () => {
  const { user } = open('?status=active', manager, {
    'POST /api/v1/properties/archive': () => ({
      data: { changed: 147, unchanged: 0, left: [], done: [] },
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 148' }));
  expect(screen.getByText('All 148 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Aspen 102' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Archive 147 properties' }));
  expect(await screen.findByText('147 properties archived')).toBeInTheDocument();
  const action = server.calls.find(({ name }) => name === 'POST /api/v1/properties/archive');
  expect(action?.body).toEqual({ matching: { status: ['active'] }, except: [idOf(2)], expected: 147 });
  expect(screen.queryByText('All 147 selected')).toBeNull();
});

test('what is too much for one call runs by itself: the list shows how far it is, and it can be stopped', async () => {
  let action = { id: idOf(9), label: 'Archive properties', status: 'running', total: 25_000, changed: 400 };
  const answer = () => ({ data: { ...action, unchanged: 0, left: [] } });
  const { user } = open('', manager, {
    'POST /api/v1/properties/archive': () => ({
      data: { changed: 0, unchanged: 0, left: [], done: [], job: { id: idOf(9), total: 25_000 } },
    }),
    'GET /api/v1/shell/bulk-jobs/:jobId': answer,
    'POST /api/v1/shell/bulk-jobs/:jobId/cancel': () => {
      action = { ...action, status: 'cancelled' };
      return answer();
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 148' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Archive 148 properties' }));
  expect(await screen.findByText('Archive properties: 400 of 25,000')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Archive properties' })).toHaveAttribute(
    'aria-valuenow',
    '400',
  );
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(
    await screen.findByText(/Stopped: 400 of 25,000 updated/, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('of one that went wrong it says so, with what was done', async () => {
  const { user } = open('', manager, {
    'POST /api/v1/properties/archive': () => ({
      data: { changed: 0, unchanged: 0, left: [], done: [], job: { id: idOf(8), total: 25_000 } },
    }),
    'GET /api/v1/shell/bulk-jobs/:jobId': () => ({
      data: {
        id: idOf(8),
        label: 'Archive properties',
        status: 'failed',
        total: 25_000,
        changed: 400,
        unchanged: 0,
        left: [],
      },
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Archive 2 properties' }));
  expect(
    await screen.findByText(/Failed: 400 of 25,000 updated\./, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shares are distributed over all properties in one action', async () => {
  const { user } = open('', manager, {
    'POST /api/v1/properties/shares': () => ({ data: { changed: 148, total: 1_000_000 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'More for Properties' }));
  await user.click(screen.getByRole('menuitem', { name: 'Distribute shares' }));
  await user.click(await screen.findByRole('radio', { name: /Billing ratio/ }));
  await user.click(screen.getByRole('radio', { name: /Equal parts/ }));
  await user.click(screen.getByRole('button', { name: 'Distribute across 148 properties' }));
  expect(await screen.findByText('148 properties updated')).toBeInTheDocument();
  expect(server.calls.find(({ name }) => name === 'POST /api/v1/properties/shares')?.body).toEqual({
    target: 'billingRatio',
    basis: 'equal',
  });
});

test('a failure says so and is tried again', async () => {
  let failures = 1;
  const { user } = open('', manager, {
    'GET /api/v1/properties': () =>
      failures-- > 0 ? problemOf(500, 'internal') : { data: rows, page: pageOf() },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Aspen 101' })).toBeInTheDocument();
});

test('where all are archived it says so, keeps the toolbar and shows them', async () => {
  const { user } = open('', manager, {
    'GET /api/v1/properties/facets': () => ({ data: { ...facets, total: 0, archived: 2 } }),
    'GET /api/v1/properties': ({ query }) =>
      query.get('archived') === 'yes'
        ? { data: rows, page: pageOf({ total: 2 }) }
        : { data: [], page: pageOf({ total: 0, firstPosition: 0 }) },
  });
  expect(await screen.findByText('All 2 properties are archived')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Aspen 101' })).toBeInTheDocument();
});

test('an empty register says how to begin', async () => {
  open('', manager, {
    'GET /api/v1/properties/facets': () => ({ data: { ...facets, total: 0, archived: 0 } }),
    'GET /api/v1/properties': () => ({ data: [], page: pageOf({ total: 0, firstPosition: 0 }) }),
  });
  expect(await screen.findByText('No properties yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Import CSV file' })).toBeInTheDocument();
});
