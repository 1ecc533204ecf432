import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { testRecordPage, withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { assetSummaryOf } from '../../asset/asset.fixture';
import { standStill } from '../../../reservation/reservation.fixture';
import { reserveComponentOf } from '../reserve-component.fixture';
import { ReserveComponentPage } from './reserve-component.page';

const path = '/properties-common-areas/reserve-components/details';
const read = 'GET /api/v1/reserve-components/:componentId';
const replace = 'POST /api/v1/reserve-components/:componentId/replace';
const reader = ['Reserve Components List View'];
const keeper = [...reader, 'Reserve Component Update'];

const openPage = pageOpener({
  page: <ReserveComponentPage />,
  permissions: keeper,
  path: `${path}?id=${idOf(300)}`,
  pattern: path,
  answers: {
    [read]: () => ({ data: reserveComponentOf() }),
    'GET /api/v1/reserve-components/:componentId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/assets': () => ({ data: [assetSummaryOf()], page: pageOf() }),
  },
  routes: [{ path: '/properties-common-areas/reserve-components', element: <p>The list</p> }],
  wrap: withUi,
});
const open = (component: ReserveComponent, given: Parameters<typeof openPage>[0] = {}) =>
  openPage({ permissions: reader, answers: { [read]: () => ({ data: component }) }, ...given });
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(standStill);
afterEach(() => void jest.useRealTimers());

testRecordPage({
  open: openPage,
  path,
  record: reserveComponentOf(),
  read,
  remove: 'DELETE /api/v1/reserve-components/:componentId',
  removeVerb: 'Delete component',
  missingTitle: 'Reserve component not found',
  all: 'All reserve components',
});

test('without an inspection the useful life alone says what is left', async () => {
  open(reserveComponentOf());
  expect(await title('Tower roofs, membrane')).toBeVisible();
  expect(screen.getByText('Based on useful life; not inspected yet.')).toBeVisible();
  // 66 of 240 months are left.
  expect(screen.getByText('14.5 of 20 years')).toBeVisible();
  expect(fact('Replace in')).toHaveTextContent('2032');
  expect(fact('Remaining life')).toHaveTextContent('5 years');
  expect(fact('Useful life')).toHaveTextContent('20 years');
});

test('an inspection says what it found; one that found more than the useful life leaves none used up', async () => {
  open(
    reserveComponentOf({
      assessedOn: '2026-02-01',
      assessedRemainingYears: 25,
      replaceOn: '2051-02-01',
      remainingMonths: 290,
    }),
  );
  expect(await screen.findByText('Inspected on 02/01/2026: 25 years remaining.')).toBeVisible();
  expect(screen.getByText('0 of 20 years')).toBeVisible();
  expect(fact('Remaining life')).toHaveTextContent('24 years');
});

test.each([
  [0, 'Past useful life', '20 of 20 years'],
  [7, '7 months', '19.4 of 20 years'],
  [23, '23 months', '18.1 of 20 years'],
])('with %s months left it says "%s"', async (remainingMonths, text, used) => {
  open(reserveComponentOf({ remainingMonths }));
  await title('Tower roofs, membrane');
  expect(fact('Remaining life')).toHaveTextContent(text);
  expect(screen.getByText(used)).toBeVisible();
});

test('what one of it costs follows from the quantity', async () => {
  open(reserveComponentOf());
  await title('Tower roofs, membrane');
  expect(fact('Unit cost')).toHaveTextContent(/^\$10\.00 × 12,400 sq ft$/);
  expect(fact('Replacement cost')).toHaveTextContent('$124,000.00');
  expect(fact('Per year')).toHaveTextContent('$6,200.00');

  open(reserveComponentOf({ quantity: 3, unit: null, replacementCostMinor: 10_000 }));
  await title('Tower roofs, membrane');
  expect(fact('Unit cost')).toHaveTextContent(/^≈ \$33\.33 × 3$/);

  open(reserveComponentOf({ quantity: 1, unit: 'each' }));
  await title('Tower roofs, membrane');
  expect(screen.queryByText('Unit cost')).not.toBeInTheDocument();
});

test('its assets show to those who see the register, and are not asked for by others', async () => {
  const { calls } = open(reserveComponentOf(), {
    permissions: [...reader, 'Assets List View'],
  });
  expect(await screen.findByRole('link', { name: 'Emergency generator' })).toHaveAttribute(
    'href',
    `/properties-common-areas/assets/details?id=${idOf(200)}`,
  );
  expect(calls.find(({ name }) => name === 'GET /api/v1/assets')?.query.get('reserveComponentId')).toBe(
    idOf(300),
  );

  const { calls: others } = open(reserveComponentOf());
  await title('Tower roofs, membrane');
  expect(screen.queryByText('Assets replaced with this component.')).not.toBeInTheDocument();
  expect(others.map(({ name }) => name)).toEqual([read]);
});

test('the history is for who reads the study too, the actions are not', async () => {
  const { user, router } = open(reserveComponentOf(), { permissions: keeper });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText(/Full history of this component/)).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(300)}&tab=history`);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();

  open(reserveComponentOf(), { path: `${path}?id=${idOf(300)}&tab=history` });
  expect(await screen.findByText(/Full history of this component/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});

test('a replacement goes to the version that was read, today and at the known cost unless another is written', async () => {
  const { user, calls } = openPage({
    answers: { [replace]: () => ({ data: reserveComponentOf({ version: 6 }) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Tower roofs, membrane' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record replacement' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Record the replacement of Tower roofs/ }),
  );
  expect(dialog.getByLabelText(/^Replaced on/)).toHaveValue('12/01/2026');
  const cost = dialog.getByLabelText(/^Actual cost/);
  expect(cost).toHaveValue('124,000.00');
  await user.clear(cost);
  await user.type(cost, '131,250.75');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Replacement of Tower roofs, membrane recorded')).toBeVisible();
  expect(calls.find(({ name }) => name === replace)?.body).toEqual({
    version: 5,
    replacedOn: '2026-12-01',
    costMinor: 13_125_075,
  });
});
