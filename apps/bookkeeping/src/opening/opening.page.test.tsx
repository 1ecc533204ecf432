import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import { type Opening, opening, openingInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { propertySummary } from '@courtyard/contract/properties/property/property';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf, operating, reserve } from '../account/account.fixture';
import { OpeningPage } from './opening.page';

const read = 'GET /api/v1/opening-balances';
const preview = 'POST /api/v1/opening-balances/preview';
const post = 'POST /api/v1/opening-balances';
const reverse = 'POST /api/v1/opening-balances/:entryId/reverse';

const unit = (number: number, unitNumber: string) =>
  sampleOf(propertySummary, {
    id: idOf(number),
    unitNumber,
    building: 'Aspen',
    type: 'condo',
    status: 'active',
    occupancy: 'owner',
    ownerNames: 'Alma Reyes',
    ownershipShareMillionths: 5_000,
    insurance: 'valid',
    archived: false,
    version: 1,
  });
const effect = {
  funds: [
    { fundId: operating.id, debitMinor: 120_000, creditMinor: 0, fundBalanceMinor: -120_000 },
    { fundId: reserve.id, debitMinor: 0, creditMinor: 0, fundBalanceMinor: 0 },
  ],
  controls: [{ accountId: idOf(104), fundId: operating.id, items: 1, sumMinor: 2_500 }],
};
const postedOf = (part: Partial<Opening> = {}) =>
  opening.parse({
    date: '2026-01-01',
    lines: [{ accountId: idOf(102), fundId: operating.id, amountMinor: 120_000 }],
    items: [
      {
        accountId: idOf(104),
        fundId: operating.id,
        propertyId: idOf(301),
        contraAccountId: idOf(107),
        issuedOn: '2025-12-01',
        dueOn: '2025-12-15',
        amountMinor: 2_500,
      },
    ],
    bills: [],
    entryId: idOf(700),
    no: 1,
    postedAt: '2026-11-26T10:00:00Z',
    postedBy: 'Tess Moreno',
    effect,
    ...part,
  });

let posted: Opening | null = null;
const open = pageOpener({
  page: <OpeningPage />,
  path: '/bookkeeping/chart-of-accounts/opening-balances',
  pattern: '/bookkeeping/chart-of-accounts/opening-balances',
  permissions: ['Charts List View', 'Chart Update', 'Properties List View'],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/properties': () => ({
      data: [unit(301, '101'), unit(302, '102')],
      page: pageOf({ total: 2 }),
    }),
    [read]: () => ({ data: posted }),
    [preview]: () => ({ data: effect }),
    [post]: () => {
      posted = postedOf();
      return Response.json({ data: posted }, { status: 201 });
    },
    [reverse]: () => {
      posted = null;
      return { data: null };
    },
  },
  wrap: withUi,
});
beforeEach(() => {
  posted = null;
});
const debitOf = (account: string) => screen.findByRole('textbox', { name: `Debit, ${account}` });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const choose = async (user: ReturnType<typeof open>['user'], field: HTMLElement, option: string) => {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};

test('balances are typed in two columns; what goes to the fund balance shows while one types', async () => {
  const { user } = open();
  await user.type(await debitOf('1010 Operating checking'), '1,200');
  await user.type(screen.getByRole('textbox', { name: 'Credit, 4000 Regular assessments' }), '200');
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums.slice(0, 3)).toEqual(['$1,200.00', '$200.00', '$1,000.00']);
  await user.click(screen.getByRole('tab', { name: 'Reserve' }));
  expect(await debitOf('1020 Reserve savings')).toBeVisible();
  expect(screen.queryByLabelText('Debit, 1010 Operating checking')).not.toBeInTheDocument();
});

test('what units owe is entered item by item, checked, shown and posted', async () => {
  const { user, sent } = open();
  const date = await screen.findByLabelText(/^First day/);
  await user.clear(date);
  await user.type(date, '01/01/2026');
  await user.type(await debitOf('1010 Operating checking'), '1,200');
  await user.click(screen.getByRole('tab', { name: 'Unit balances' }));
  await user.click(button('Add item'));
  const item = within(screen.getByRole('group', { name: 'Item 1' }));
  await waitFor(() => expect(item.getByRole('combobox', { name: 'Unit' })).toHaveFocus());
  await user.click(button('Check and post'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Amount: This field is required.');
  expect(sent(preview)).toEqual([]);

  await choose(user, item.getByRole('combobox', { name: 'Unit' }), 'Aspen 101');
  await user.type(item.getByLabelText('Charged on'), '12/01/2025');
  await user.type(item.getByLabelText('Due on'), '12/15/2025');
  await user.type(item.getByLabelText('Amount'), '25');
  await user.click(button('Check and post'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Post the opening balances?' }));
  expect(question.getByText('Operating · 1 unit item')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Post opening balances' }));
  expect(await screen.findByText('Tess Moreno')).toBeVisible();
  expect(sent(post).map((body) => openingInput.parse(body))).toEqual([
    {
      date: '2026-01-01',
      lines: [{ accountId: idOf(102), fundId: operating.id, amountMinor: 120_000 }],
      items: [
        {
          accountId: idOf(104),
          fundId: operating.id,
          propertyId: idOf(301),
          contraAccountId: idOf(107),
          chargeType: 'regular',
          issuedOn: '2025-12-01',
          dueOn: '2025-12-15',
          amountMinor: 2_500,
          memo: null,
        },
      ],
      bills: [],
      controls: [],
    },
  ]);
});

test('rows of a spreadsheet become items; what is not understood is told first', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Unit balances' }));
  await user.click(button('Paste from a spreadsheet'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste from a spreadsheet' }));
  await user.click(dialog.getByLabelText('Rows'));
  await user.paste(
    'Aspen 101\t1200\tOP\t\t12/01/2025\t\t25.00\tDecember\nAspen 999\t1200\tOP\t\t12/01/2025\t\t30.00\t',
  );
  expect(dialog.getByText('Row 2: couldn’t read unit “Aspen 999”, so it was left blank.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 2 items' }));
  const [first, second] = (await screen.findAllByRole('group', { name: /^Item/ })).map((group) =>
    within(group),
  );
  expect(first?.getByRole('combobox', { name: 'Unit' })).toHaveValue('Aspen 101');
  expect(first?.getByLabelText('Amount')).toHaveValue('25.00');
  expect(second?.getByRole('combobox', { name: 'Unit' })).toHaveValue('');
  await user.click(button('Check and post'));
  await waitFor(() =>
    expect(second?.getByRole('combobox', { name: 'Unit' })).toHaveAccessibleDescription(
      'This field is required.',
    ),
  );
});

test('what the server refuses of a line stands at it, and nothing typed is lost', async () => {
  const { user } = open({
    answers: {
      [preview]: () =>
        problemOf(422, 'validation', { fields: { 'lines.0.fundId': 'This fund is archived.' } }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Reserve' }));
  const savings = await debitOf('1020 Reserve savings');
  await user.type(savings, '80');
  await user.click(button('Check and post'));
  await waitFor(() => expect(savings).toHaveAccessibleDescription('This fund is archived.'));
  expect(savings).toHaveValue('80.00');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(savings).toHaveValue('80.00');
});

test('what was posted is taken back with a reason, and is there to be corrected', async () => {
  posted = postedOf();
  const { user, sent } = open();
  const items = within(await screen.findByRole('table', { name: 'Unit balances' }));
  expect(await items.findByText('Aspen 101')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse the opening balances?' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Wrong day');
  await user.click(dialog.getByRole('button', { name: 'Reverse opening balances' }));
  expect(await debitOf('1010 Operating checking')).toHaveValue('1,200.00');
  expect(sent(reverse)).toEqual([{ reason: 'Wrong day' }]);
  expect(screen.getByLabelText(/^First day/)).toHaveValue('01/01/2026');
});

test('who may only look sees that nothing was posted yet', async () => {
  open({ permissions: ['Charts List View'] });
  expect(await screen.findByText('No opening balances yet')).toBeVisible();
  expect(screen.queryByText('Check and post')).not.toBeInTheDocument();
});
