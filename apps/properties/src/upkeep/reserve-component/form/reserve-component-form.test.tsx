import { type Answers, idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import {
  reserveComponentChange,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { areaSummaryOf } from '../../../common-area/area.fixture';
import { standStill } from '../../../reservation/reservation.fixture';
import { reserveComponentOf } from '../reserve-component.fixture';
import { ReserveComponentCreatePage } from './reserve-component-create.page';
import { ReserveComponentEditPage } from './reserve-component-edit.page';

const create = 'POST /api/v1/reserve-components';
const read = 'GET /api/v1/reserve-components/:componentId';
const update = 'PUT /api/v1/reserve-components/:componentId';

const openPage = pageOpener({
  page: <ReserveComponentEditPage />,
  permissions: ['Reserve Components List View', 'Reserve Component Update'],
  path: `/form?id=${idOf(300)}`,
  pattern: '/form',
  answers: {
    'GET /api/v1/common-areas': () => ({ data: [areaSummaryOf()], page: pageOf() }),
    [create]: () => ({ data: reserveComponentOf() }),
    [read]: () => ({ data: reserveComponentOf() }),
    [update]: () => ({ data: reserveComponentOf({ version: 6 }) }),
  },
  routes: [{ path: '/properties-common-areas/reserve-components/details', element: <p>Details</p> }],
  wrap: withUi,
});
const open = (page: ReactNode, answers: Answers = {}) => openPage({ page, answers });
const button = (name: string) => screen.getByText(name, { selector: 'button' });

beforeEach(standStill);
afterEach(() => void jest.useRealTimers());

test('a new component is sent in minor units, priced today, and its page opens', async () => {
  const { user, sent, router } = open(<ReserveComponentCreatePage />);
  await user.type(screen.getByLabelText(/^Name/), 'Parking lot, asphalt');
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Paving');
  await user.type(screen.getByLabelText('Quantity'), '8,200');
  await user.type(screen.getByLabelText('Unit'), 'sq ft');
  await user.type(screen.getByLabelText(/^In service since/), '06/01/2015');
  await user.type(screen.getByLabelText(/^Useful life/), '25');
  await user.type(screen.getByLabelText(/^Replacement cost/), '96,400.50');
  expect(screen.getByLabelText(/^Priced on/)).toHaveValue('12/01/2026');
  await user.click(button('Add component'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(300)}`);
  expect(sent(create)).toHaveLength(1);
  expect(reserveComponentInput.parse(sent(create)[0])).toEqual({
    name: 'Parking lot, asphalt',
    category: 'paving',
    areaId: null,
    quantity: 8_200,
    unit: 'sq ft',
    inServiceOn: '2015-06-01',
    usefulLifeYears: 25,
    assessedOn: null,
    assessedRemainingYears: null,
    replacementCostMinor: 9_640_050,
    pricedOn: '2026-12-01',
    notes: null,
  });
});

test('what must be known is asked for at its field, and nothing is sent', async () => {
  const { user, sent } = open(<ReserveComponentCreatePage />);
  await user.click(button('Add component'));
  await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveAccessibleDescription('Choose one.'));
  for (const label of [/^Name/, /^In service since/, /^Useful life/, /^Replacement cost/])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required\./);
  expect(sent(create)).toEqual([]);
});

test('an inspection is told whole: a day without years, or years without a day, is refused at what is missing', async () => {
  const { user, sent } = open(<ReserveComponentEditPage />);
  const day = await screen.findByLabelText('Inspected on');
  const years = screen.getByLabelText('Remaining years');
  await user.type(day, '02/01/2026');
  await user.click(button('Save changes'));
  await waitFor(() => expect(years).toHaveAccessibleDescription('Enter the remaining years.'));
  expect(day).not.toHaveAccessibleDescription();

  await user.clear(day);
  await user.type(years, '6');
  await user.click(button('Save changes'));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^Enter a date on or after/));

  await user.type(day, '05/31/2012');
  await user.click(button('Save changes'));
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(/Enter a date on or after the in-service date/),
  );
  expect(sent(update)).toEqual([]);

  await user.clear(day);
  await user.type(day, '02/01/2026');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(reserveComponentChange.parse(sent(update)[0])).toMatchObject({
    assessedOn: '2026-02-01',
    assessedRemainingYears: 6,
    replacementCostMinor: 12_400_000,
    version: 5,
  });
});

test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
  let version = 5;
  const { user, sent } = open(<ReserveComponentEditPage />, {
    [read]: () => ({
      data: reserveComponentOf({
        version,
        ...(version > 5 && { usefulLifeYears: 25, replacementCostMinor: 9_000_000 }),
      }),
    }),
    [update]: ({ body }) =>
      reserveComponentChange.parse(body).version === version
        ? { data: reserveComponentOf({ version: 7 }) }
        : problemOf(409, 'changed-meanwhile'),
  });
  const life = await screen.findByLabelText(/^Useful life/);
  await user.clear(life);
  await user.type(life, '30');
  version = 6;
  await user.click(button('Save changes'));
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(life).toHaveValue('30');
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: 25' })).not.toBeChecked();
  expect(panel.getByRole('radio', { name: 'Yours: 30' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: $90,000.00' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Before: $124,000.00' })).not.toBeChecked();
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)).toHaveLength(2);
  expect(sent(update)[1]).toMatchObject({
    usefulLifeYears: 30,
    replacementCostMinor: 9_000_000,
    version: 6,
  });
});
