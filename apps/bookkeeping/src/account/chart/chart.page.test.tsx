import { pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf, reserve } from '../account.fixture';
import { ChartPage } from './chart.page';

const read = 'GET /api/v1/accounts';
const start = 'POST /api/v1/accounts/start';
const keeper = ['Charts List View', 'Chart Update'];
const empty = chartOf({ funds: [], accounts: [] });

const open = pageOpener({
  page: <ChartPage />,
  path: '/bookkeeping/chart-of-accounts',
  pattern: '/bookkeeping/chart-of-accounts',
  permissions: ['Charts List View'],
  routes: [{ path: '/bookkeeping/chart-of-accounts/details', element: <p>Details</p> }],
  answers: { [read]: () => ({ data: chartOf() }) },
  wrap: withUi,
});
const row = (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const asked = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === read).map(({ query }) => Object.fromEntries(query));

test('each account has a figure for each fund and one for all, positive on its usual side', async () => {
  open();
  expect(await cellsOf(/^1000 Cash/)).toEqual(['$1,200.00', '$800.00', '$2,000.00']);
  expect(await cellsOf(/Prepaid assessments/)).toEqual(['$50.00', '–', '$50.00']);
  expect(await cellsOf(/^Income/)).toEqual(['$1,500.00', '$800.00', '$2,300.00']);
  expect(screen.getByRole('link', { name: '4000 Regular assessments' })).toHaveAttribute(
    'href',
    expect.stringContaining('/details?id='),
  );
  expect(screen.queryByRole('link', { name: 'Add account' })).not.toBeInTheDocument();
});

test('what is set stands in the address; day and basis are asked for', async () => {
  const { user, router, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Collapse 1000 Cash' }));
  expect(screen.queryByText(/Operating checking/)).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?closed=1000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'Cash');
  await waitFor(() => expect(asked(calls)).toContainEqual({ basis: 'cash' }));
  const day = screen.getByLabelText('As of');
  await user.clear(day);
  await user.type(day, '06/30/2026{Enter}');
  await waitFor(() => expect(asked(calls)).toContainEqual({ basis: 'cash', at: '2026-06-30' }));
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(await screen.findByText(/Operating checking/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByRole('row', { name: /Cash/ })).not.toBeInTheDocument();
});

test('a search narrows to what matches with its headings; nothing found leads back to all', async () => {
  const { user } = open();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'savings');
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await user.type(search, ' zzz');
  await user.click(await screen.findByRole('button', { name: 'Show all accounts' }));
  expect(await row(/Water/)).toBeVisible();
  expect(await row(/Old telephone.*Archived/)).toBeVisible();
});

test('Enter on a row opens its account', async () => {
  const { user } = open();
  await user.click(within(await row(/Operating checking/)).getAllByRole('gridcell')[0] ?? document.body);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Details')).toBeVisible();
});

test('an empty chart begins with the usual accounts, for who keeps it', async () => {
  let isThere = false;
  const { user } = open({
    permissions: keeper,
    answers: {
      [read]: () => ({ data: isThere ? chartOf() : empty }),
      [start]: () => {
        isThere = true;
        return Response.json({ data: chartOf() }, { status: 201 });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Use standard HOA chart' }));
  expect(await row(/Operating checking/)).toBeVisible();
  open({ answers: { [read]: () => ({ data: empty }) } });
  expect(await screen.findByText('No accounts yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use standard HOA chart' })).not.toBeInTheDocument();
});

test('funds are added, renamed, archived and brought back beside the chart', async () => {
  let isArchived = false;
  const fund = () => ({ ...reserve, archivedAt: isArchived ? '2026-11-26T10:00:00Z' : null, version: 4 });
  const archive = 'POST /api/v1/funds/:fundId/archive';
  const { user, sent } = open({
    permissions: keeper,
    answers: {
      'GET /api/v1/funds': () => ({
        data: [fund()],
        page: { next: null, previous: null, total: 1, firstPosition: 1 },
      }),
      'POST /api/v1/funds': ({ body }) =>
        JSON.stringify(body).includes('"RS"')
          ? problemOf(422, 'validation', { fields: { code: 'Another fund already uses this code.' } })
          : Response.json({ data: fund() }, { status: 201 }),
      [archive]: ({ body }) => {
        isArchived = JSON.stringify(body).includes('true');
        return { data: fund() };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Funds' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Funds' }));
  await user.click(await drawer.findByRole('button', { name: 'Add fund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add fund' }));
  await user.type(dialog.getByLabelText(/^Code/), 'RS');
  await user.type(dialog.getByLabelText(/^Name/), 'Roof');
  await user.click(dialog.getByRole('button', { name: 'Add fund' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Code/)).toHaveAccessibleDescription(/Another fund already uses this code/),
  );
  await user.clear(dialog.getByLabelText(/^Code/));
  await user.type(dialog.getByLabelText(/^Code/), 'RF');
  await user.click(dialog.getByRole('button', { name: 'Add fund' }));
  expect(sent('POST /api/v1/funds').at(-1)).toEqual({ code: 'RF', name: 'Roof', kind: 'special' });

  await user.click(await drawer.findByRole('button', { name: 'Actions for Reserve' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await drawer.findByText('Archived')).toBeVisible();
  expect(sent(archive)).toEqual([{ archived: true, version: 4 }]);
  await user.click(await drawer.findByRole('button', { name: 'Actions for Reserve' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await waitFor(() => expect(sent(archive).at(-1)).toEqual({ archived: false, version: 4 }));
});
