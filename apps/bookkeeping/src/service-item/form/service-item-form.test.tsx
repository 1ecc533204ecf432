import { type Answers, idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import {
  serviceItemChange,
  serviceItemInput,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { boughtOf, choices, serviceItemOf } from '../service-item.fixture';
import { ServiceItemCreatePage } from './service-item-create.page';
import { ServiceItemEditPage } from './service-item-edit.page';

const create = 'POST /api/v1/service-items';
const read = 'GET /api/v1/service-items/:serviceItemId';
const update = 'PUT /api/v1/service-items/:serviceItemId';
const asked = 'GET /api/v1/service-items/choices';

const openPage = pageOpener({
  page: <ServiceItemEditPage />,
  permissions: ['Bookkeeping Service List View', 'Bookkeeping Service Update', 'Charts List View'],
  path: `/form?id=${idOf(100)}`,
  pattern: '/form',
  answers: {
    [asked]: () => ({ data: choices }),
    [create]: () => ({ data: serviceItemOf() }),
    [read]: () => ({ data: serviceItemOf() }),
    [update]: () => ({ data: serviceItemOf({ version: 4 }) }),
  },
  routes: [{ path: '/bookkeeping/services-items/details', element: <p>Details</p> }],
  wrap: withUi,
});
const open = (page: ReactNode, answers: Answers = {}) => openPage({ page, answers });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const box = (name: RegExp) => screen.getByRole('combobox', { name });
const offered = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('one that is billed and bought is sent in minor units with its accounts, and its page opens', async () => {
  const { user, sent, router } = open(<ServiceItemCreatePage />);
  await user.type(screen.getByLabelText(/^Name/), 'Pool key fob');
  await user.type(screen.getByLabelText('Code'), 'FOB');
  await user.click(screen.getByRole('radio', { name: /^Both/ }));
  await user.type(screen.getByLabelText('Price'), '35.50');
  await user.type(box(/^Price per/), 'fob');
  await user.type(box(/^Fund/), 'oper');
  await user.keyboard('{Enter}');
  await user.type(box(/^Income account/), '490');
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByLabelText(/^Charge type/), 'Other');
  await user.type(box(/^Expense account/), 'repairs');
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByLabelText('1099 box'), '1099-MISC, box 3: other income');
  await user.click(button('Add service or item'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(100)}`);
  expect(sent(create).map((body) => serviceItemInput.parse(body))).toEqual([
    {
      name: 'Pool key fob',
      code: 'FOB',
      kind: 'both',
      description: null,
      priceMinor: 3_550,
      unit: 'fob',
      fundId: idOf(11),
      incomeAccountId: idOf(22),
      chargeType: 'other',
      expenseAccountId: idOf(23),
      taxBox: 'misc-3',
    },
  ]);
});

test('what its kind needs is asked for at its field, and what it does not need is not there', async () => {
  const { user, sent } = open(<ServiceItemCreatePage />);
  expect(screen.queryByLabelText('1099 box')).not.toBeInTheDocument();
  await user.click(button('Add service or item'));
  await waitFor(() => expect(box(/^Income account/)).toHaveAccessibleDescription(/Choose an income account/));
  expect(screen.getByLabelText(/^Charge type/)).toHaveAccessibleDescription(/Choose a charge type/);
  // All at once, not one after the other.
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription(/This field is required/);

  await user.click(screen.getByRole('radio', { name: /^Bought from vendors/ }));
  expect(screen.queryByLabelText(/^Charge type/)).not.toBeInTheDocument();
  await user.click(button('Add service or item'));
  await waitFor(() =>
    expect(box(/^Expense account/)).toHaveAccessibleDescription(/Choose an expense account/),
  );
  expect(sent(create)).toEqual([]);
});

test('accounts of another fund than the chosen one are not offered', async () => {
  const { user } = open(<ServiceItemCreatePage />);
  await user.click(box(/^Income account/));
  await waitFor(() =>
    expect(offered()).toEqual(['4030 Reserve assessments', '4200 Amenity fees', '4900 Other income']),
  );
  await user.keyboard('{Tab}');
  await user.type(box(/^Fund/), 'OP');
  await user.keyboard('{Enter}');
  await user.click(box(/^Income account/));
  expect(offered()).toEqual(['4200 Amenity fees', '4900 Other income']);
});

test('what the server refuses stands at its field', async () => {
  const says = '4200 Amenity fees is archived. Choose another account.';
  const { user } = open(<ServiceItemEditPage />, {
    [update]: () => problemOf(422, 'validation', { fields: { incomeAccountId: says } }),
  });
  expect(await screen.findByRole('combobox', { name: /^Income account/ })).toHaveValue('4200 Amenity fees');
  await user.click(button('Save changes'));
  await waitFor(() => expect(box(/^Income account/)).toHaveAccessibleDescription(new RegExp(says)));
});

test('without a chart the form says what comes first', async () => {
  open(<ServiceItemCreatePage />, { [asked]: () => ({ data: { funds: [], accounts: [] } }) });
  expect(await screen.findByText(/No chart of accounts yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chart of accounts' })).toHaveAttribute(
    'href',
    '/bookkeeping/chart-of-accounts',
  );
});

test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
  let version = 3;
  const theirs = { id: idOf(24), code: '5210', name: 'Pool', archived: false };
  const { user, sent } = open(<ServiceItemEditPage />, {
    [read]: () => ({
      data: boughtOf({ id: idOf(100), version, ...(version > 3 && { expenseAccount: theirs }) }),
    }),
    [asked]: () => ({
      data: {
        ...choices,
        accounts: [...choices.accounts, { ...theirs, type: 'expense' as const, fundId: null }],
      },
    }),
    [update]: ({ body }) =>
      serviceItemChange.parse(body).version === version
        ? { data: boughtOf({ version: 5 }) }
        : problemOf(409, 'changed-meanwhile'),
  });
  const price = await screen.findByLabelText('Price');
  await user.clear(price);
  await user.type(price, '72');
  version = 4;
  await user.click(button('Save changes'));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: 5210 Pool' })).toBeChecked();
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[1]).toMatchObject({ priceMinor: 7_200, expenseAccountId: idOf(24), version: 4 });
});
