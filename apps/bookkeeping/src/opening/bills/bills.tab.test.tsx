import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import { vendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { type Opening, opening, openingInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartWithPayable, operating } from '../../account/account.fixture';
import { OpeningPage } from '../opening.page';

const preview = 'POST /api/v1/opening-balances/preview';
const post = 'POST /api/v1/opening-balances';

const effect = {
  funds: [{ fundId: operating.id, debitMinor: 120_000, creditMinor: 22_000, fundBalanceMinor: -98_000 }],
  controls: [{ accountId: idOf(110), fundId: operating.id, items: 2, sumMinor: 22_000 }],
};
const before = {
  date: '2026-01-01',
  lines: [{ accountId: idOf(102), fundId: operating.id, amountMinor: 120_000 }],
  items: [],
  bills: [],
  entryId: idOf(700),
  no: 1,
  postedAt: '2026-11-26T10:00:00Z',
  postedBy: 'Tess Moreno',
  effect,
};
const elm = sampleOf(vendorSummary, {
  id: idOf(401),
  name: 'Elm Landscaping',
  termsDays: 30,
  updatedAt: '2026-01-05T10:00:00Z',
  reportable: true,
  version: 1,
});
let posted: Opening | null = null;
const open = pageOpener({
  page: <OpeningPage />,
  path: '/bookkeeping/chart-of-accounts/opening-balances',
  pattern: '/bookkeeping/chart-of-accounts/opening-balances',
  permissions: ['Charts List View', 'Chart Update', 'Vendors List View', 'Bill Create'],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartWithPayable() }),
    'GET /api/v1/vendors': () => ({ data: [elm], page: pageOf({ total: 1 }) }),
    'GET /api/v1/opening-balances': () => ({ data: posted }),
    [post]: () => {
      posted = opening.parse(before);
      return Response.json({ data: posted }, { status: 201 });
    },
  },
  wrap: withUi,
});
beforeEach(() => {
  posted = null;
});
const debitOf = (account: string) => screen.findByRole('textbox', { name: `Debit, ${account}` });
const button = (name: string) => screen.getByText(name, { selector: 'button' });

test('open bills are pasted, compared with the old trial balance and posted with the balances', async () => {
  const { user, sent } = open({
    answers: {
      [preview]: () =>
        sent(preview).length > 1
          ? { data: effect }
          : problemOf(422, 'validation', { fields: { 'controls.0.amountMinor': 'They don’t add up.' } }),
    },
  });
  await user.type(await debitOf('1010 Operating checking'), '1,200');
  await user.click(screen.getByRole('tab', { name: 'Open bills' }));
  await user.click(button('Paste from a spreadsheet'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste from a spreadsheet' }));
  await user.click(dialog.getByLabelText('Rows'));
  await user.paste(
    'Elm Landscaping\tG-1\t10/15/2025\t\t5000\tOP\t250.00\tOctober\nElm Landscaping\tC-1\t10/20/2025\t10/20/2025\t5000\tOP\t(30.00)\t',
  );
  await user.click(dialog.getByRole('button', { name: 'Add 2 items' }));
  const credit = within(await screen.findByRole('group', { name: 'Bill line 2' }));
  expect(credit.getByLabelText(/^Open amount/)).toHaveValue('-30.00');
  const balance = screen.getByRole('textbox', { name: '2010 Accounts payable, Operating' });
  expect(balance).toHaveAccessibleDescription(/^Open items entered: \$220.00/);
  await user.type(balance, '230');
  await user.click(screen.getByRole('tab', { name: 'Operating' }));
  await user.click(button('Check and post'));
  // The error leads to its tab.
  const refused = await screen.findByRole('textbox', { name: '2010 Accounts payable, Operating' });
  await waitFor(() => expect(refused).toHaveAccessibleDescription(/They don’t add up\./));
  await user.clear(refused);
  await user.type(refused, '220');
  await user.click(button('Check and post'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Post the opening balances?' }));
  expect(question.getByText('Operating · 2 open bills')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Post opening balances' }));
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  const line = { vendorId: elm.id, accountId: idOf(108), fundId: operating.id };
  expect(openingInput.parse(sent(post)[0])).toMatchObject({
    bills: [
      {
        ...line,
        number: 'G-1',
        billedOn: '2025-10-15',
        dueOn: '2025-11-14',
        amountMinor: 25_000,
        memo: 'October',
      },
      {
        ...line,
        number: 'C-1',
        billedOn: '2025-10-20',
        dueOn: '2025-10-20',
        amountMinor: -3_000,
        memo: null,
      },
    ],
    controls: [{ accountId: idOf(110), fundId: operating.id, amountMinor: -22_000 }],
  });
});

test('posted bills are listed by vendor', async () => {
  posted = opening.parse({
    ...before,
    bills: [
      {
        vendorId: elm.id,
        number: 'G-1',
        billedOn: '2025-10-15',
        dueOn: '2025-11-14',
        accountId: idOf(108),
        fundId: operating.id,
        amountMinor: 25_000,
        memo: null,
      },
    ],
  });
  open();
  const bills = within(await screen.findByRole('table', { name: 'Open bills' }));
  expect(await bills.findByText('Elm Landscaping')).toBeVisible();
  expect(bills.getByText('$250.00')).toBeVisible();
});

test('without the permission to enter bills there is no place for them', async () => {
  open({ permissions: ['Charts List View', 'Chart Update', 'Vendors List View'] });
  await debitOf('1010 Operating checking');
  expect(screen.queryByRole('tab', { name: 'Open bills' })).not.toBeInTheDocument();
});
