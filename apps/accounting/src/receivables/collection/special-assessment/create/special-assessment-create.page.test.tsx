import { idOf, pageOpener } from '@courtyard/common/testing';
import type { SpecialAssessmentPreview } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { aspen } from '../../../invoice/invoice.fixture';
import { chartOf, unitsPage } from '../../../../parts/chart/chart.fixture';
import { assessmentOf } from '../special-assessment.fixture';
import { SpecialAssessmentCreatePage } from './special-assessment-create.page';

const preview = 'POST /api/v1/special-assessments/preview';
const create = 'POST /api/v1/special-assessments';

const levied: SpecialAssessmentPreview = {
  totalMinor: 100_000,
  installments: [
    { position: 1, issuedOn: '2026-12-01', dueOn: '2026-12-16', amountMinor: 50_000 },
    { position: 2, issuedOn: '2027-01-01', dueOn: '2027-01-16', amountMinor: 50_000 },
  ],
  rows: [
    {
      property: aspen,
      billedTo: 'Nora Vance',
      amountMinor: 100_000,
      installmentsMinor: [50_000, 50_000],
      problem: null,
    },
    {
      property: { id: idOf(21), name: 'Aspen House 205' },
      billedTo: '',
      amountMinor: 0,
      installmentsMinor: [0, 0],
      problem: 'This unit has no owner on the invoice date.',
    },
  ],
};

const open = pageOpener({
  page: <SpecialAssessmentCreatePage />,
  permissions: ['Special Assessment Create', 'Properties List View'],
  path: '/accounting/special-assessments/create',
  pattern: '/accounting/special-assessments/create',
  routes: [{ path: '/accounting/special-assessments/details', element: <p>The assessment</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/properties': unitsPage,
    [preview]: () => ({ data: levied }),
    [create]: () => ({ data: assessmentOf() }),
  },
  wrap: withUi,
});

test('what every unit pays and when is shown to the cent before it is levied', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Title/), 'Roof');
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
  await user.type(screen.getByLabelText(/^Amount/), '1000');
  await user.clear(screen.getByLabelText(/^Number of installments/));
  await user.type(screen.getByLabelText(/^Number of installments/), '2');
  expect(screen.getByLabelText(/^Frequency/)).toHaveValue('month');
  await user.click(screen.getByRole('combobox', { name: /^Income account/ }));
  await user.click(await screen.findByRole('option', { name: /Assessments/ }));
  await user.click(screen.getByRole('combobox', { name: /^Fund/ }));
  await user.click(await screen.findByRole('option', { name: /Operating/ }));
  expect(await screen.findByText(/^This unit has no owner/)).toBeVisible();
  expect(screen.getByText('1 unit pays, 1 unit doesn’t pay')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Levy $1,000.00' }));
  expect(await screen.findByText('The assessment')).toBeVisible();
  expect(sent(create)).toMatchObject([
    { title: 'Roof', split: 'by-share', amountMinor: 100_000, installments: 2, interval: 'month' },
  ]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  const levy = await screen.findByRole('button', { name: 'Levy' });
  expect(levy).toBeDisabled();
  expect(levy).toHaveAccessibleDescription(/^Choose units/);
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
  await user.click(levy);
  expect(await screen.findByLabelText(/^Title/)).toHaveAttribute('aria-invalid', 'true');
  expect(sent(create)).toEqual([]);
});
