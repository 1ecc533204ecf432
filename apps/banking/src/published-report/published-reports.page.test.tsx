import { pageOpener } from '@courtyard/common/testing';
import { addMonths } from '@courtyard/contract/days';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { balanceOf } from '../report/report.fixture';
import { PublicationCard } from './publication.card';
import { PublishedReportsPage } from './published-reports.page';

const set = 'PUT /api/v1/report-publications';
const one = 'GET /api/v1/published-reports/:reportKind';
const balance = { kind: 'balance', basis: 'accrual', since: '2025-01', months: ['2026-02', '2026-01'] };
const profit = { kind: 'profit', basis: 'cash', since: '2026-01', months: ['2026-02'] };

const openCard = pageOpener({
  page: <PublicationCard />,
  permissions: ['Financial Reports View', 'Financial Reports Share'],
  answers: {
    'GET /api/v1/published-reports': () => ({ data: { reports: [balance] } }),
    [set]: () => ({ data: { reports: [] } }),
  },
  wrap: withUi,
});

test('a report is published from a chosen month on, in a chosen basis, beside those that are', async () => {
  const since = addMonths(`${new Date().toISOString().slice(0, 7)}-01`, -3).slice(0, 7);
  const { user, sent } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Publish: Profit and loss' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish to owners: Profit and loss' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /First month/ }), since);
  await user.selectOptions(dialog.getByRole('combobox', { name: /Basis/ }), 'Cash');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent(set)).toEqual([
      {
        reports: [
          { kind: 'balance', basis: 'accrual', since: '2025-01' },
          { kind: 'profit', basis: 'cash', since },
        ],
      },
    ]),
  );
});

test('what is published says from when and in which basis, is changed, and is stopped', async () => {
  const { user, sent } = openCard();
  expect(await screen.findByText('Published from January 2025 · Accrual')).toBeVisible();
  const menu = screen.getByRole('button', { name: /Balance sheet/ });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Change month and basis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish to owners: Balance sheet' }));
  expect(dialog.getByRole('combobox', { name: /First month/ })).toHaveValue('2025-01');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Basis/ }), 'Modified cash');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Balance sheet/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop publishing' }));
  await waitFor(() =>
    expect(sent(set)).toEqual([
      { reports: [{ kind: 'balance', basis: 'modified-cash', since: '2025-01' }] },
      { reports: [] },
    ]),
  );
});

const openPage = pageOpener({
  page: <PublishedReportsPage />,
  path: '/banking-reports/community-finances',
  permissions: ['Published Reports View'],
  answers: {
    'GET /api/v1/published-reports': () => ({ data: { reports: [balance, profit] } }),
    [one]: () => ({ data: balanceOf() }),
  },
  wrap: withUi,
});

test('an owner reads a published report of a closed month, and chooses another month or report', async () => {
  const { user, calls } = openPage();
  expect(await screen.findByRole('heading', { name: 'Community finances' })).toBeVisible();
  expect(await screen.findByText('Total assets')).toBeVisible();
  const asked = () => calls.filter(({ name }) => name === one).map(({ query }) => query.get('month'));
  expect(asked()).toEqual(['2026-02']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January 2026');
  await waitFor(() => expect(asked()).toEqual(['2026-02', '2026-01']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Report' }), 'Profit and loss');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === one)?.params).toMatchObject({ reportKind: 'profit' }),
  );
  // Figures of what is published lead to no entries, which owners may not see.
  expect(screen.queryByRole('link', { name: /\d/ })).toBeNull();
});

test('where nothing is published the page says when something appears', async () => {
  openPage({ answers: { 'GET /api/v1/published-reports': () => ({ data: { reports: [] } }) } });
  expect(await screen.findByText('No reports published')).toBeVisible();
});
