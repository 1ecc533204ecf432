import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { assessmentOf } from '../special-assessment.fixture';
import { SpecialAssessmentPage } from './special-assessment.page';

const one = 'GET /api/v1/special-assessments/:specialAssessmentId';
const bill = 'POST /api/v1/special-assessments/:specialAssessmentId/bill';
const rest = 'POST /api/v1/special-assessments/:specialAssessmentId/bill-rest';
const end = 'POST /api/v1/special-assessments/:specialAssessmentId/end';

const open = pageOpener({
  page: <SpecialAssessmentPage />,
  permissions: ['Special Assessments List View', 'Special Assessment Create', 'Invoice Details View'],
  path: `/?id=${idOf(800)}`,
  answers: {
    [one]: () => ({ data: assessmentOf() }),
    'GET /api/v1/special-assessments/:specialAssessmentId/history': () => ({ data: [], page: pageOf() }),
  },
  wrap: withUi,
});

test('it says what was levied, which installments are billed, and what each unit has of it', async () => {
  open({ permissions: ['Special Assessments List View', 'Invoice Details View'] });
  expect(await screen.findByRole('heading', { name: 'Roof of Aspen House' })).toBeVisible();
  expect(screen.getByText('Minutes of May, motion 4')).toBeVisible();
  expect(screen.getByText('Upcoming')).toBeInTheDocument();
  expect(screen.getByText('$500.00 upcoming')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aspen House 204' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${idOf(20)}`,
  );
  expect(screen.queryByRole('button', { name: /^Bill now/ })).not.toBeInTheDocument();
});

test('an installment that waits says why, and is billed on another day', async () => {
  const [first, second] = assessmentOf().plan;
  const problem = 'This month is closed.';
  const plan = first && second ? [first, { ...second, issuedOn: '2026-01-01', problem }] : [];
  const { user, sent } = open({
    answers: {
      [one]: () => ({ data: assessmentOf({ plan }) }),
      [bill]: () => ({ data: assessmentOf() }),
    },
  });
  expect(await screen.findByText(problem)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bill now: Installment 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bill installment 2' }));
  await user.click(dialog.getByRole('button', { name: 'Bill $500.00' }));
  expect(await screen.findByText('Billed: $500.00')).toBeVisible();
  expect(sent(bill)).toMatchObject([{ position: 2 }]);
});

test('the rest of a unit is billed at once for a reason; what is refused is said where it was asked', async () => {
  const detail = 'This month is closed.';
  let isClosed = true;
  const { user, sent } = open({
    answers: {
      [rest]: () => (isClosed ? problemOf(409, 'ledger-closed', { detail }) : { data: assessmentOf() }),
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Bill the remaining amount now: Aspen House 204' }),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Bill the remaining amount for Aspen House 204' }),
  );
  const action = dialog.getByRole('button', { name: 'Bill $500.00' });
  await user.click(action);
  expect(sent(rest)).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /^Nonpayment/ }));
  await user.click(action);
  expect(await dialog.findByText(detail)).toBeVisible();
  isClosed = false;
  await user.click(action);
  expect(await screen.findByText('Billed: $500.00')).toBeVisible();
  expect(sent(rest).at(-1)).toMatchObject({ propertyId: idOf(20), reason: 'acceleration' });
});

test('it is ended for a reason, after it said what is not billed any more', async () => {
  const { user, sent } = open({ answers: { [end]: () => ({ data: assessmentOf({ status: 'ended' }) }) } });
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this special assessment' }));
  expect(dialog.getByText(/^The remaining \$500.00/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'It cost less.');
  await user.click(dialog.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Special assessment ended')).toBeVisible();
  expect(sent(end)).toEqual([{ reason: 'It cost less.', version: 1 }]);
});
