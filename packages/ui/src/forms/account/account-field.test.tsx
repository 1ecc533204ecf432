import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useContractForm } from '../form/use-contract-form';
import { type AccountChoice, AccountField, FundField } from './account-field';

const accounts: AccountChoice[] = [
  { id: 'd', code: '5020', name: 'Legal', type: 'expense' },
  { id: 'a', code: '1010', name: 'Operating checking', type: 'asset' },
  { id: 'c', code: '4200', name: 'Amenity fees', type: 'income' },
  { id: 'b', code: '4010', name: 'Regular assessments', type: 'income' },
];
const funds = [
  { id: 'o', code: 'OP', name: 'Operating' },
  { id: 'r', code: 'RES', name: 'Reserve' },
];

const schema = z.object({ accountId: z.string().nullable(), fundId: z.string().nullable() });

function Page({ choices, onSubmit }: { choices: AccountChoice[]; onSubmit: (values: unknown) => void }) {
  const form = useContractForm(schema, { defaultValues: { accountId: 'x', fundId: null }, onSubmit });
  return (
    <main>
      <Form form={form} guard={false}>
        <AccountField
          {...form.field('accountId')}
          label="Account"
          accounts={choices}
          chosen={{ id: 'x', code: '4998', name: 'Vending machines' }}
        />
        <FundField {...form.field('fundId')} label="Fund" optional funds={funds} />
        <FormActions />
      </Form>
    </main>
  );
}

function start(choices = accounts) {
  const sent = jest.fn();
  return { sent, ...renderPage(<Page choices={choices} onSubmit={sent} />, { wrap: withUi }) };
}

const box = (name: RegExp) => screen.getByRole('combobox', { name });
const names = (of: HTMLElement) =>
  within(of)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('accounts stand under their types, and are found by code or by name', async () => {
  const { user, sent, container } = start();
  expect(box(/Account/)).toHaveValue('4998 Vending machines');
  await user.click(box(/Account/));
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => names(group))).toEqual([
    ['1010 Operating checking'],
    ['4200 Amenity fees', '4010 Regular assessments'],
    ['5020 Legal'],
  ]);
  expect(screen.getByRole('group', { name: 'Income' })).toBe(groups[1]);
  expect(await violationsIn(container)).toEqual([]);
  await user.type(box(/Account/), '502');
  expect(names(screen.getByRole('listbox'))).toEqual(['5020 Legal']);
  await user.clear(box(/Account/));
  await user.type(box(/Account/), 'e');
  // The arrow walks over the headings.
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box(/Account/)).toHaveValue('4010 Regular assessments');

  await user.type(box(/Fund/), 'rese{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ accountId: 'b', fundId: 'r' }));
});

test('accounts of one type need no heading', async () => {
  const { user } = start(accounts.filter(({ type }) => type === 'income'));
  await user.click(box(/Account/));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(names(screen.getByRole('listbox'))).toEqual(['4200 Amenity fees', '4010 Regular assessments']);
});
