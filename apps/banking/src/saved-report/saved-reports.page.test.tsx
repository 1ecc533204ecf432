import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { savedReportOf } from './saved-report.fixture';
import { SavedReportPage } from './saved-report.page';
import { SavedReportsPage } from './saved-reports.page';

const create = 'POST /api/v1/saved-reports';
const schedule = 'PUT /api/v1/saved-reports/:savedReportId/schedule';
const permissions = ['Financial Reports View', 'Financial Reports Share'];

const openList = pageOpener({
  page: <SavedReportsPage />,
  path: '/banking-reports/saved-reports',
  permissions,
  answers: {
    'GET /api/v1/saved-reports': () => ({ data: { reports: [savedReportOf()] } }),
    'GET /api/v1/published-reports': () => ({ data: { reports: [] } }),
    [create]: () => ({ data: savedReportOf() }),
  },
  wrap: withUi,
});

test('a saved report opens with its filters, and with the dates that its period comes to today', async () => {
  openList();
  expect(await screen.findByRole('link', { name: 'Open report' })).toHaveAttribute(
    'href',
    '/banking-reports/financial-reports/balance?at=2028-02-29&basis=cash&compareWith=2027-02-28',
  );
  expect(screen.getByRole('link', { name: 'Board balance sheet' })).toHaveAttribute(
    'href',
    `/banking-reports/saved-reports/details?id=${idOf(1)}`,
  );
});

test('a report is saved with a period that it has', async () => {
  const { user, sent } = openList();
  await user.click(await screen.findByRole('button', { name: 'New saved report' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Income');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Report/ }), 'Profit and loss');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Period/ }), 'Last quarter');
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  await waitFor(() =>
    expect(sent(create)).toMatchObject([{ name: 'Income', kind: 'profit', period: 'last-quarter' }]),
  );
});

const openDetails = pageOpener({
  page: <SavedReportPage />,
  path: `/banking-reports/saved-reports/details?id=${idOf(1)}`,
  pattern: '/banking-reports/saved-reports/details',
  permissions,
  answers: {
    'GET /api/v1/saved-reports/:savedReportId': () => ({ data: savedReportOf() }),
    'GET /api/v1/saved-reports/:savedReportId/deliveries': () => ({
      data: {
        occurrences: [
          {
            occursOn: '2028-03-05',
            state: 'sent' as const,
            reason: null,
            at: '2028-03-05T11:00:00Z',
            deliveries: [{ member: { id: idOf(3), name: 'Bo Board' }, state: 'no-permission' as const }],
          },
        ],
      },
    }),
    'GET /api/v1/report-readers': () => ({
      data: {
        members: [
          { id: idOf(3), name: 'Bo Board' },
          { id: idOf(4), name: 'Ana Auditor' },
        ],
      },
    }),
    [schedule]: () => ({ data: savedReportOf() }),
  },
  wrap: withUi,
});

test('who did not get it is seen, and recipients are added', async () => {
  const { user, sent } = openDetails();
  expect(await screen.findByText('Bo Board: Not sent: no permission')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit schedule' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ana Auditor' }));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() =>
    expect(sent(schedule)).toMatchObject([
      { unit: 'month', onDay: 5, recipientIds: [idOf(3), idOf(4)], version: 2 },
    ]),
  );
});
