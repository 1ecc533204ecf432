import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { BudgetActualsCard } from './actuals.card';

const fundOf = (place: number, name: string, actualMinor: number) => ({
  fund: { id: idOf(place), code: name.slice(0, 2), name },
  from: '2026-01-01',
  to: '2026-10-31',
  budgetMinor: 100_000,
  actualMinor,
  percentHundredths: actualMinor / 10,
});

const open = pageOpener({
  page: <BudgetActualsCard />,
  permissions: ['Financial Reports View'],
  path: '/',
  pattern: '/',
  answers: {
    'GET /api/v1/financial-reports/budget/to-date': () => ({
      data: [fundOf(1, 'Operating', 91_250), fundOf(2, 'Reserve', 150_000)],
    }),
  },
  wrap: withUi,
});

test('each fund says what it spent of its budget so far, and leads to its report', async () => {
  open();
  const [operating, reserve] = await screen.findAllByRole('progressbar');
  expect(operating).toHaveAttribute('aria-valuetext', '$912.50 spent of $1,000.00 budgeted to date');
  expect(reserve).toHaveAttribute('aria-valuenow', '100000');
  expect(screen.getByText('150%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Operating' })).toHaveAttribute(
    'href',
    `/banking-reports/financial-reports/budget?fundId=${idOf(1)}`,
  );
});
