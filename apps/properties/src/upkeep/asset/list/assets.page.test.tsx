import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { widen } from '../../../reservation/reservation.fixture';
import { assetSummaryOf } from '../asset.fixture';
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
