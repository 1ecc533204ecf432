import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PayablesAgingPage } from './aging.page';

const route = 'GET /api/v1/bills/aging';
const none = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
const answer = (at: string | null, controlMinor = 30_000) => ({
  data: {
    at: at ?? '2026-12-01',
    vendors: [
      {
        vendor: { id: idOf(100), name: 'Greenway Landscaping' },
        ...none,
        current: 25_000,
        to30: 8_000,
        totalMinor: 33_000,
      },
      { vendor: { id: idOf(101), name: 'Clear Pools' }, ...none, current: -3_000, totalMinor: -3_000 },
    ],
    totalMinor: 30_000,
    controlMinor,
  },
});

const open = pageOpener({
  page: <PayablesAgingPage />,
  path: '/accounting/bills/aging',
  pattern: '/accounting/bills/aging',
  permissions: ['Bills List View', 'Vendor Details View'],
  answers: { [route]: ({ query }) => answer(query.get('at')) },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('each vendor stands by age, each figure leads to its bills, and the whole is the account', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Greenway/ }));
  expect(row.getByRole('link', { name: 'Greenway Landscaping' })).toHaveAttribute(
    'href',
    `/accounting/vendors/${idOf(100)}/bills`,
  );
  expect(row.getByRole('link', { name: '$80.00' })).toHaveAttribute(
    'href',
    `/accounting/bills?vendorId=${idOf(100)}&aging=to30`,
  );
  const all = within(screen.getByRole('row', { name: /All vendors/ }));
  expect(all.getByRole('link', { name: '$220.00' })).toHaveAttribute(
    'href',
    '/accounting/bills?aging=current',
  );
  expect(all.getByText('$300.00')).toBeVisible();
  expect(screen.getByText('$300.00 owed as of 12/01/2026')).toBeVisible();
  expect(screen.getByText('Matches the general ledger')).toBeVisible();
});

test('of another day it tells the figures of that day, which lead to no list of today', async () => {
  const { calls } = open();
  const day = await screen.findByLabelText('As of');
  fireEvent.change(day, { target: { value: '2026-06-30' } });
  fireEvent.blur(day);
  expect(await screen.findByText(/as of 06\/30\/2026/)).toBeVisible();
  expect(
    calls
      .filter(({ name }) => name === route)
      .at(-1)
      ?.query.get('at'),
  ).toBe('2026-06-30');
  expect(screen.queryByRole('link', { name: '$80.00' })).not.toBeInTheDocument();
});

test('it says so where the account stands otherwise, and where nothing was owed', async () => {
  open({ answers: { [route]: () => answer(null, 29_000) } });
  expect(await screen.findByText('$290.00 in the general ledger')).toBeVisible();
  open({
    answers: {
      [route]: () => ({ data: { at: '2026-12-01', vendors: [], totalMinor: 0, controlMinor: 0 } }),
    },
  });
  await waitFor(() => expect(screen.getByText('Nothing owed to vendors on 12/01/2026')).toBeVisible());
});
