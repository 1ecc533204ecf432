import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { withUi } from '../../testing/testing';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useContractForm } from '../form/use-contract-form';
import { DebitCreditField } from './debit-credit-field';

const schema = z.object({ amountMinor: z.int().nullable() });

function Entry({
  onSubmit,
  standsAlone = false,
}: {
  onSubmit: (values: unknown) => void;
  standsAlone?: boolean;
}) {
  const form = useContractForm(schema, { defaultValues: { amountMinor: -2_500 }, onSubmit });
  return (
    <Form form={form} guard={false}>
      <DebitCreditField
        {...form.field('amountMinor')}
        label="1010 Checking"
        currency="USD"
        standsAlone={standsAlone}
      />
      <FormActions />
    </Form>
  );
}

function open() {
  const sent = jest.fn();
  const { user } = renderPage(<Entry onSubmit={sent} />, { wrap: withUi });
  const [debit, credit] = ['Debit', 'Credit'].map((side) =>
    screen.getByRole('textbox', { name: `${side}, 1010 Checking` }),
  );
  if (!debit || !credit) throw new Error('Both columns are drawn');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, sent, debit, credit, save };
}

test('a credit is held below zero, and a debit takes its place', async () => {
  const { user, sent, debit, credit, save } = open();
  expect(credit).toHaveValue('25.00');
  expect(debit).toHaveValue('');
  await user.type(debit, '0.75');
  expect(debit).toHaveValue('0.75');
  expect(credit).toHaveValue('');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ amountMinor: 75 }));
  await user.type(credit, '1,200.5');
  expect(debit).toHaveValue('');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ amountMinor: -120_050 }));
});

test('an empty pair is none; what is no amount stays as it was written, and is said at its column', async () => {
  const { user, sent, credit, debit, save } = open();
  await user.clear(credit);
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ amountMinor: null }));
  await user.type(credit, '-5');
  await save();
  await waitFor(() => expect(credit).toHaveAccessibleDescription('Enter an amount like 1,250.00.'));
  expect(credit).toHaveValue('-5');
  expect(debit).toHaveValue('');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('without a heading above them the sides say which they are', () => {
  renderPage(<Entry onSubmit={jest.fn()} standsAlone />, { wrap: withUi });
  for (const side of ['Debit', 'Credit'])
    expect(screen.getByRole('textbox', { name: `${side}, 1010 Checking` })).toHaveAttribute(
      'placeholder',
      side,
    );
});
