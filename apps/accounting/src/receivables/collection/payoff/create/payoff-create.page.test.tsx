import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { chartOf, unitsPage } from '../../../../parts/chart/chart.fixture';
import { payoffOf } from '../payoff.fixture';
import { PayoffCreatePage } from './payoff-create.page';

const preview = 'POST /api/v1/payoff-statements/preview';
const create = 'POST /api/v1/payoff-statements';

const open = pageOpener({
  page: <PayoffCreatePage />,
  permissions: ['Payoff Statement Create', 'Properties List View', 'Invoice Details View'],
  path: `/accounting/payoff-statements/create?property=${idOf(20)}`,
  pattern: '/accounting/payoff-statements/create',
  routes: [{ path: '/accounting/payoff-statements/details', element: <p>The payoff</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/properties': unitsPage,
    [preview]: () => ({ data: payoffOf() }),
    [create]: () => ({ data: payoffOf() }),
  },
  wrap: withUi,
});

test('what a unit owes on a day is shown by kind before the statement is made, with a fee only where one is written', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Late fee')).toBeVisible();
  expect(screen.getAllByText('$225.00')).toHaveLength(2);
  expect(screen.getByText('Per diem interest: $0.12')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Income account/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Issue statement' }));
  expect(await screen.findByText('The payoff')).toBeVisible();
  expect(sent(create)).toMatchObject([{ propertyId: idOf(20), fee: null }]);
});

test('a fee asks where it is billed; what the server refuses stands at its field', async () => {
  const { user, sent } = open({
    answers: {
      [create]: () => problemOf(422, 'invalid', { fields: { 'fee.accountId': 'This account is archived.' } }),
    },
  });
  await user.type(await screen.findByLabelText(/^Amount/), '150');
  await user.click(screen.getByRole('combobox', { name: /^Income account/ }));
  await user.click(await screen.findByRole('option', { name: /Assessments/ }));
  const action = screen.getByRole('button', { name: 'Issue statement' });
  await user.click(action);
  expect(sent(create)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /^Fund/ }));
  await user.click(await screen.findByRole('option', { name: /Operating/ }));
  await user.click(action);
  expect((await screen.findAllByText('This account is archived.'))[0]).toBeVisible();
  expect(sent(create)).toMatchObject([{ fee: { amountMinor: 15_000 } }]);
});
