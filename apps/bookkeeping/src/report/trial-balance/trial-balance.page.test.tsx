import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { chartOf, operating, reserve } from '../../account/account.fixture';
import { TrialBalancePage } from './trial-balance.page';

const chart = 'GET /api/v1/accounts';
const even = () => {
  const all = chartOf();
  const standing = [
    { fundId: operating.id, balanceMinor: 120_000 },
    { fundId: reserve.id, balanceMinor: 80_000 },
  ];
  const [first, second] = all.accounts.filter(({ isHeading }) => !isHeading);
  return {
    ...all,
    accounts: all.accounts.map((account) => ({
      ...account,
      balances:
        account === first
          ? standing
          : account === second
            ? standing.map((row) => ({ ...row, balanceMinor: -row.balanceMinor }))
            : [],
    })),
  };
};
/** Up to the first account on which something stands, without the one that evens it out. */
const lonely = chartOf().accounts.findIndex(({ isHeading }) => !isHeading) + 1;

const open = pageOpener({
  page: <TrialBalancePage />,
  path: '/bookkeeping/trial-balance?at=2026-03-31',
  pattern: '/bookkeeping/trial-balance',
  permissions: ['Charts List View'],
  answers: { [chart]: () => ({ data: { ...even(), at: '2026-03-31' } }) },
  wrap: withUi,
});

test('debits and credits of each fund are equal, and a figure opens its register until that day', async () => {
  const { calls } = open();
  const table = within(await screen.findByRole('table', { name: 'Trial balance' }));
  const total = table.getByRole('row', { name: /Total debits and credits/ });
  expect(within(total).getAllByText('$1,200.00')).toHaveLength(2);
  expect(screen.getByText('Debits equal credits in each fund.')).toBeVisible();
  const [figure] = table.getAllByRole('link', { name: '$800.00' });
  expect(figure?.getAttribute('href')).toContain(`fundId=${reserve.id}&date=..2026-03-31`);
  expect(calls.find(({ name }) => name === chart)?.query.get('at')).toBe('2026-03-31');
});

test('one that is not even says so, and nothing at all says what to do', async () => {
  const { unmount } = open({
    answers: { [chart]: () => ({ data: { ...even(), accounts: even().accounts.slice(0, lonely) } }) },
  });
  expect(await screen.findByText(/don’t equal credits/)).toBeVisible();
  unmount();
  open({ answers: { [chart]: () => ({ data: chartOf({ accounts: [] }) }) } });
  expect(await screen.findByText('No balances on this date')).toBeVisible();
});

describe('where there is no room for columns of each fund', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 64rem)' });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  test('debits and credits show once, of all funds together or of the one that is chosen', async () => {
    const { user } = open();
    const table = async () => within(await screen.findByRole('table', { name: 'Trial balance' }));
    const headings = (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Account', 'Debit', 'Credit']);
    const [both] = (await table()).getAllByRole('link', { name: '$2,000.00' });
    expect(both?.getAttribute('href')).not.toContain('fundId');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fund' }), reserve.name);
    const [one] = (await table()).getAllByRole('link', { name: '$800.00' });
    expect(one?.getAttribute('href')).toContain(`fundId=${reserve.id}&date=..2026-03-31`);
    expect((await table()).queryByRole('link', { name: '$2,000.00' })).not.toBeInTheDocument();
  });
});
