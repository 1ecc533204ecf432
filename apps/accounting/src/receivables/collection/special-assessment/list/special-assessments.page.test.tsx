import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { assessmentOf } from '../special-assessment.fixture';
import { SpecialAssessmentsPage } from './special-assessments.page';

const list = 'GET /api/v1/special-assessments';
const reader = ['Special Assessments List View'];
const rows = [
  assessmentOf(),
  assessmentOf({ id: idOf(801), title: 'Elevator', status: 'billed', nextOn: null, openMinor: 20_000 }),
];

const open = pageOpener({
  page: <SpecialAssessmentsPage />,
  permissions: [...reader, 'Special Assessment Create'],
  path: '/',
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});

test('each row says what was levied, paid and is open, and leads to its page', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Elevator/ }));
  expect(row.getByText('Fully billed')).toBeInTheDocument();
  expect(row.getByText('$200.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elevator' })).toHaveAttribute(
    'href',
    `/accounting/special-assessments/details?id=${idOf(801)}`,
  );
});

test('who only reads is offered no action', async () => {
  open({ permissions: reader });
  await screen.findByRole('link', { name: 'Elevator' });
  expect(screen.queryByRole('link', { name: 'New special assessment' })).not.toBeInTheDocument();
});

test('an empty list says what one levies it for', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No special assessments yet')).toBeVisible();
  expect(screen.getByText(/^Levy one for a project/)).toBeVisible();
});
