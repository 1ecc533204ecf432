import { useUiConfig } from '@courtyard/common';
import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { widen } from '../../../reservation/reservation.fixture';
import { assetOf, assetSummaryOf } from '../asset.fixture';
import { AssetPage } from '../details/asset.page';
import { AssetsPage } from './assets.page';

const list = 'GET /api/v1/assets';
const reader = ['Assets List View'];
const keeper = [...reader, 'Asset Update'];
const quiet = { service: 'none', nextServiceOn: null, warranty: 'none', warrantyExpiresOn: null } as const;

const rows = [
  assetSummaryOf({ service: 'overdue', nextServiceOn: '2026-11-20' }),
  assetSummaryOf({
    id: idOf(201),
    name: 'Pool pump',
    service: 'scheduled',
    nextServiceOn: '2027-05-01',
    warranty: 'expiring',
    warrantyExpiresOn: '2027-01-15',
  }),
  assetSummaryOf({
    ...quiet,
    id: idOf(202),
    name: 'Gate motor',
    status: 'out-of-service',
    location: null,
    area: { id: idOf(50), name: 'Harbor Hall' },
    warranty: 'expired',
    warrantyExpiresOn: '2025-01-15',
  }),
];

const open = pageOpener({
  page: <AssetsPage />,
  permissions: keeper,
  answers: {
    [list]: () => ({ data: rows, page: pageOf({ total: 3 }) }),
    [`${list}/values`]: () => ({
      data: { values: [{ value: idOf(50), label: 'Harbor Hall', count: 1 }], more: false },
    }),
  },
  wrap: withUi,
});
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.body);

beforeEach(() => widen(true));

testListPage({
  open,
  list,
  row: 'Pool pump',
  reader,
  add: 'Add asset',
  none: 'No assets yet',
  filtered: 'category=electrical',
});

test('each row says what is due, what ends and what is out of order, and nothing where all is well', async () => {
  open();
  const generator = await rowOf('Emergency generator');
  expect(generator.getByText('11/20/2026')).toBeVisible();
  expect(generator.getByText('Overdue')).toBeVisible();
  expect(generator.getByText('North Tower, basement')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Emergency generator' })).toHaveAttribute(
    'href',
    `/properties-common-areas/assets/details?id=${idOf(200)}`,
  );

  const pump = await rowOf('Pool pump');
  expect(pump.getByText('05/01/2027')).toBeVisible();
  expect(pump.queryByText('Scheduled')).not.toBeInTheDocument();
  expect(pump.getByText('Ends soon')).toBeInTheDocument();
  expect(pump.queryByText('In service')).not.toBeInTheDocument();

  const motor = await rowOf('Gate motor');
  expect(motor.getByText('Out of service')).toBeVisible();
  expect(motor.getByText('Harbor Hall')).toBeVisible();
  expect(motor.getByText(/\(ended\)/)).toHaveTextContent('01/15/2025 (ended)');
});

test('of what is retired no warranty is said to end soon', async () => {
  const retired = assetSummaryOf({ status: 'retired', retiredOn: '2026-11-01', warranty: 'expiring' });
  open({
    path: '/?status=retired',
    answers: { [list]: () => ({ data: [retired], page: pageOf() }) },
  });
  const row = await rowOf('Emergency generator');
  expect(row.getByText('06/01/2027')).toBeInTheDocument();
  expect(row.queryByText('Ends soon')).not.toBeInTheDocument();
});

test('cards say the same on a phone', async () => {
  widen(false);
  open();
  const card = within(
    (await screen.findByRole('link', { name: 'Pool pump' })).closest('li') ?? document.body,
  );
  expect(card.getByText('Electrical · North Tower, basement')).toBeVisible();
  expect(card.getByText('Next service 05/01/2027')).toBeVisible();
  expect(card.getByText('Warranty until 01/15/2027')).toBeVisible();
  expect(card.getByText('Warranty ends soon')).toBeVisible();
});

test('what is due next comes first; what the address says is what is asked for', async () => {
  const { calls } = open();
  await screen.findByRole('link', { name: 'Pool pump' });
  const first = calls.find(({ name }) => name === list)?.query;
  expect([...(first?.keys() ?? [])].toSorted()).toEqual(['limit', 'sort']);
  expect(first?.get('sort')).toBe('nextServiceOn');

  const area = idOf(50);
  const search = `?service=overdue&service=due&warranty=expiring&category=pool&status=retired&areaId=${area}`;
  const { calls: asked } = open({ path: `/${search}&sort=-installedOn&search=pump&category=castle` });
  await screen.findByRole('link', { name: 'Pool pump' });
  const query = asked.find(({ name }) => name === list)?.query;
  expect(query?.getAll('service')).toEqual(['overdue', 'due']);
  expect(query?.getAll('category')).toEqual(['pool']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    warranty: 'expiring',
    status: 'retired',
    areaId: area,
    sort: '-installedOn',
    search: 'pump',
  });
  expect(await screen.findByRole('button', { name: /Remove filter.*Harbor Hall/ })).toBeVisible();
});

describe('the page of an asset, opened from the register', () => {
  const details = '/properties-common-areas/assets/details';
  const third = assetSummaryOf({ id: idOf(203), name: 'Roof fan' });
  const opened = () =>
    open({
      path: '/?sort=name&cursor=first',
      pattern: '/',
      routes: [{ path: details, element: <AssetPage /> }],
      answers: {
        [list]: ({ query }: { query: URLSearchParams }) =>
          query.get('cursor') === 'second'
            ? { data: [third], page: pageOf({ total: 4, firstPosition: 4, previous: 'first' }) }
            : { data: rows, page: pageOf({ total: 4, next: 'second' }) },
        'GET /api/v1/assets/:assetId': ({ params }: { params: Record<string, string> }) => {
          const { id, name } = [...rows, third].find((row) => row.id === params['assetId']) ?? third;
          return { data: assetOf({ id, name }) };
        },
        'GET /api/v1/assets/:assetId/services': () => ({ data: [] }),
      },
    });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('leads on to the next and back on the same tab, without asking for the list', async () => {
    const { user, calls, router } = opened();
    await user.click(await screen.findByRole('link', { name: 'Emergency generator' }));
    await heading('Emergency generator');
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'This is the first item' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(await screen.findByRole('tab', { name: 'Services' }));
    await user.click(screen.getByRole('button', { name: 'Next: Pool pump' }));
    await heading('Pool pump');
    expect(router.state.location.search).toBe(`?id=${idOf(201)}&tab=services`);
    expect(screen.getByRole('button', { name: 'Next: Gate motor' })).toHaveFocus();
    await user.keyboard('k');
    await heading('Emergency generator');
    expect(calls.filter(({ name }) => name === list)).toHaveLength(1);
  });

  test('goes on over the border of the list’s page, and there it ends', async () => {
    const { user, calls } = opened();
    await user.click(await screen.findByRole('link', { name: 'Gate motor' }));
    await user.click(await screen.findByRole('button', { name: 'Next: Roof fan' }));
    await heading('Roof fan');
    expect(screen.getByText('4 of 4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'This is the last item' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Previous: Gate motor' }));
    expect(await screen.findByText('3 of 4')).toBeInTheDocument();
    const keyOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
    expect([keyOf(/^Previous: /), keyOf(/^Next: /)]).toEqual(['K', 'J']);
    act(() => useUiConfig.getState().change({ singleKeys: false }));
    expect([keyOf(/^Previous: /), keyOf(/^Next: /)]).toEqual([null, null]);
    const asked = calls.filter(({ name }) => name === list).map(({ query }) => query.toString());
    expect(new Set(asked)).toEqual(
      new Set(['sort=name&cursor=first&limit=50', 'sort=name&cursor=second&limit=50']),
    );
  });

  test('is found by keys alone: J and K, a preview that follows, Enter, and back on the row that one was on', async () => {
    const { user, router } = opened();
    await screen.findByRole('link', { name: 'Pool pump' });
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Pool pump' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Pool pump' }).closest('tr')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.keyboard(' ');
    const preview = await screen.findByRole('complementary', { name: 'Preview of Pool pump' });
    expect(await within(preview).findByText('Electrical')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pool pump' })).toHaveFocus();
    await user.keyboard('j');
    expect(await screen.findByRole('complementary', { name: 'Preview of Gate motor' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.keyboard('p');
    expect(await screen.findByRole('complementary', { name: 'Preview of Gate motor' })).toBeVisible();
    await user.keyboard('{Enter}');
    await heading('Gate motor');
    await user.keyboard('k');
    await heading('Pool pump');
    act(() => router.navigator.go(-1));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Pool pump' }).closest('tr')).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await user.type(screen.getByRole('searchbox'), 'j');
    expect(screen.getByRole('link', { name: 'Pool pump' }).closest('tr')).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('knows no neighbours where one came by a link from elsewhere', async () => {
    const { router } = opened();
    act(() => router.navigate(`${details}?id=${idOf(201)}`));
    await heading('Pool pump');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'In the list' })).toBeNull());
  });
});

test('a register of which all is retired has its toolbar, says so and shows them', async () => {
  const { user } = open({
    answers: {
      [list]: ({ query }: { query: URLSearchParams }) =>
        query.get('status') === 'retired'
          ? { data: rows, page: pageOf({ total: 3 }) }
          : { data: [], page: pageOf({ total: 0 }) },
    },
  });
  expect(await screen.findByText('All 3 assets are retired')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Pool pump' })).toBeVisible();
});

test('all that the register finds is retired by its filters', async () => {
  const { calls, user } = open({
    path: '/?category=pool',
    answers: {
      'POST /api/v1/assets/status': () => ({ data: { changed: 3, unchanged: 0, left: [], done: [] } }),
      [list]: () => ({ data: rows, page: pageOf({ total: 40 }) }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 40' }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  const question = await screen.findByRole('dialog', { name: 'Set the status of 40 assets' });
  await user.selectOptions(within(question).getByLabelText(/Status/), 'retired');
  await user.click(within(question).getByRole('button', { name: 'Update 40 assets' }));
  expect(await screen.findByText('3 assets updated')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/v1/assets/status')?.body).toEqual({
    status: 'retired',
    chosen: { matching: { category: ['pool'] }, except: [], expected: 40 },
  });
});
