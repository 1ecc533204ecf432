import { ApiError } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { Link } from '@courtyard/common/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { CheckboxField, RadioField, SelectField } from '../text/choice-fields';
import { Form } from './form';
import { FormActions } from './form-actions';
import { MoneyField, NumberField } from '../text/number-fields';
import { TextField } from '../text/text-fields';
import { useContractForm } from './use-contract-form';

const schema = z.object({
  street: z.string().trim().min(1).max(20),
  email: z.email().optional(),
  kind: z.enum(['condo', 'house']),
  duesMinor: z.int().min(100),
  size: z.number().nullable(),
});
type Sent = z.output<typeof schema>;

function Property({ onSubmit }: { onSubmit: (values: Sent) => Promise<unknown> }) {
  const form = useContractForm(schema, {
    defaultValues: { street: '', email: '', duesMinor: 25000, size: null },
    onSubmit,
  });
  return (
    <main>
      <Form form={form}>
        <TextField {...form.field('street')} label="Street" />
        <TextField {...form.field('email')} label="Email" type="email" />
        <SelectField {...form.field('kind')} label="Kind" options={[{ value: 'condo', label: 'Condo' }]} />
        <MoneyField {...form.field('duesMinor')} label="Dues" />
        <NumberField {...form.field('size')} label="Size" />
        <FormActions submitLabel="Add property" />
      </Form>
      <Link to="/elsewhere">Elsewhere</Link>
    </main>
  );
}

function start(onSubmit: (values: Sent) => Promise<unknown> = async () => undefined) {
  const sent = jest.fn(onSubmit);
  const routes = [{ path: '/elsewhere', element: <h1>Elsewhere page</h1> }];
  return { sent, ...renderPage(<Property onSubmit={sent} />, { pattern: '/', routes, wrap: withUi }) };
}

const save = () => screen.getByRole('button', { name: 'Add property' });

test('several errors: a summary takes the focus, and its entries lead to the fields', async () => {
  const { user, sent } = start();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Check 2 fields');
  await user.click(screen.getByRole('button', { name: 'Street: This field is required.' }));
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('one error: its field takes the focus and says what is wrong', async () => {
  const { user } = start();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'condo');
  await user.click(save());
  const street = screen.getByRole('textbox', { name: 'Street' });
  await waitFor(() => expect(street).toHaveFocus());
  expect(street).toHaveAccessibleDescription('This field is required.');
  await user.type(street, '12 Oak');
  expect(street).toBeValid();
});

test('what is sent is what the schema makes of it: trimmed text, minor units, nothing for an empty optional', async () => {
  const { user, sent } = start();
  await user.type(screen.getByRole('textbox', { name: 'Street' }), ' 12 Oak ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'condo');
  const dues = screen.getByRole('textbox', { name: 'Dues' });
  expect(dues).toHaveValue('250.00');
  await user.clear(dues);
  await user.type(dues, '1,250.5');
  await user.type(screen.getByRole('textbox', { name: 'Size' }), '980.5');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    street: '12 Oak',
    kind: 'condo',
    duesMinor: 125050,
    size: 980.5,
  });
});

test('limits of money are said in money, and text that is no amount is kept', async () => {
  const { user } = start();
  const dues = screen.getByRole('textbox', { name: 'Dues' });
  await user.clear(dues);
  await user.type(dues, '0.50');
  await user.click(save());
  await waitFor(() => expect(dues).toHaveAccessibleDescription('Must be $1.00 or more.'));
  await user.clear(dues);
  await user.type(dues, 'lots');
  await user.tab();
  expect(dues).toHaveValue('lots');
  await waitFor(() => expect(dues).toHaveAccessibleDescription('Enter an amount like 1,250.00.'));
});

test('a field of whole numbers says so', async () => {
  function Interval() {
    const form = useContractForm(z.object({ months: z.int() }), { defaultValues: {}, onSubmit: () => {} });
    return (
      <Form form={form}>
        <NumberField {...form.field('months')} label="Months" unit="months" whole />
        <FormActions submitLabel="Add property" />
      </Form>
    );
  }
  const { user } = renderPage(<Interval />, { wrap: withUi });
  const months = screen.getByRole('textbox', { name: 'Months' });
  await user.type(months, '1.5');
  await user.click(save());
  await waitFor(() => expect(months).toHaveAccessibleDescription('Enter a whole number.'));
});

async function fill(user: ReturnType<typeof start>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Street' }), '12 Oak');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'condo');
}

test('the server’s messages stand at their fields, others above the form', async () => {
  const { user } = start(async () => {
    throw new ApiError({
      status: 422,
      code: 'validation',
      message: 'Some values cannot be used.',
      fields: { street: 'This street is taken.', lot: 'The lot is missing.' },
    });
  });
  await fill(user);
  await user.click(save());
  const street = screen.getByRole('textbox', { name: 'Street' });
  await waitFor(() => expect(street).toHaveAccessibleDescription('This street is taken.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The lot is missing.');
});

test('unsaved changes are asked about before the page is left', async () => {
  const { user } = start();
  await user.type(screen.getByRole('textbox', { name: 'Street' }), '12 Oak');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Oak');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere page' })).toBeInTheDocument();
});

test('what is changed after a save is asked about again', async () => {
  const { user, sent } = start();
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await user.type(screen.getByRole('textbox', { name: 'Street' }), 'B');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

test('a second press while it is being sent sends nothing more', async () => {
  let finish = () => {};
  const { user, sent } = start(() => new Promise<void>((resolve) => (finish = resolve)));
  await fill(user);
  const street = screen.getByRole('textbox', { name: 'Street' });
  await user.type(street, '{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const form = street.closest('form');
  if (form) fireEvent.submit(form);
  await act(async () => finish());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what was not saved, as the page says by itself, is still asked about', async () => {
  const { user, sent } = start(async () => false);
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

test('after a save nothing is asked', async () => {
  const { user, sent } = start();
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere page' })).toBeInTheDocument();
});

function Marked({ withMore }: { withMore: boolean }) {
  const text = z.string();
  const form = useContractForm(z.object({ name: text, street: text, note: text }), {
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} guard={false}>
      <TextField {...form.field('name')} label="Name" required />
      {withMore ? <TextField {...form.field('street')} label="Street" required /> : null}
      <TextField {...form.field('note')} label="Note" help="For us." />
    </Form>
  );
}

test('fewer of them say what they are: required or optional; help and mark are heard with the control', () => {
  const { unmount } = renderPage(<Marked withMore={false} />, { wrap: withUi });
  expect(screen.getByText('required')).toBeVisible();
  expect(screen.queryByText('optional')).toBeNull();
  expect(screen.getByLabelText('Name')).toBeRequired();
  unmount();
  renderPage(<Marked withMore />, { wrap: withUi });
  expect(screen.queryByText('required')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('For us. optional');
});

function Choices() {
  const form = useContractForm(z.object({ who: z.enum(['owner', 'tenant']), pets: z.literal(true) }), {
    defaultValues: {},
    onSubmit: () => undefined,
  });
  return (
    <main>
      <Form form={form} guard={false}>
        <RadioField
          {...form.field('who')}
          label="Occupancy"
          required
          help="Now"
          options={[
            { value: 'owner', label: 'The owner' },
            { value: 'tenant', label: 'A tenant' },
          ]}
        />
        <CheckboxField {...form.field('pets')} label="Pets" />
        <FormActions />
      </Form>
    </main>
  );
}

test('groups of choices are named, described and valid for axe, with and without errors', async () => {
  const { user, container } = renderPage(<Choices />, { wrap: withUi });
  expect(await violationsIn(container)).toEqual([]);
  expect(screen.getByRole('radiogroup')).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('radiogroup', { name: 'Occupancy' })).toHaveAccessibleDescription(
    'Choose one. Now',
  );
  expect(await violationsIn(container)).toEqual([]);
});

const period = z
  .object({ from: z.string(), to: z.string(), units: z.array(z.string()).min(1) })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'It ends before it starts.' });

function Period() {
  const form = useContractForm(period, {
    defaultValues: { from: '2', to: '1', units: ['a'] },
    onSubmit: () => undefined,
    rules: { to: 'Termina antes de empezar.' },
  });
  return (
    <main>
      <Form form={form} guard={false}>
        <TextField {...form.field('to')} label="To" />
        <button type="button" onClick={() => form.setValue('units', [])}>
          Take all out
        </button>
        <FormActions />
      </Form>
    </main>
  );
}

test('a rule over several fields is said in the words of the page; what no field shows stands above', async () => {
  const { user } = renderPage(<Period />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const to = screen.getByRole('textbox', { name: 'To' });
  await waitFor(() => expect(to).toHaveAccessibleDescription('Termina antes de empezar.'));
  await user.clear(to);
  await user.type(to, '3');
  await user.click(screen.getByRole('button', { name: 'Take all out' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Choose at least 1.');
  expect(summary).toHaveFocus();
});
