import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { Checkbox, Radio, Switch } from './choice';
import { Field } from './field';
import { Input, PasswordInput } from './input';
import { NativeSelect } from './native-select';

test('a control takes label, help and error from its field', () => {
  renderPage(
    <Field label="Email" help="We write rarely." error="Use an address." required>
      <Input />
    </Field>,
    { wrap: withUi },
  );
  const input = screen.getByRole('textbox', { name: /Email/ });
  expect(input).toHaveAccessibleDescription('Use an address. We write rarely.');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
});

test('a label that is not shown says all the same that its field is optional', () => {
  renderPage(
    <Field label="Notes" mark="optional" hideLabel>
      <Input />
    </Field>,
    { wrap: withUi },
  );
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('optional');
});

test('a password can be shown and hidden again', async () => {
  const { user } = renderPage(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
    { wrap: withUi },
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a switch answers to the space bar', async () => {
  const { user } = renderPage(<Switch label="Allow notifications" />, { wrap: withUi });
  const control = screen.getByRole('switch', { name: 'Allow notifications' });
  await user.tab();
  expect(control).toHaveFocus();
  await user.keyboard(' ');
  expect(control).toBeChecked();
});

test('a checkbox can stand for some of many', () => {
  renderPage(<Checkbox label="All units" indeterminate />, { wrap: withUi });
  expect(screen.getByRole('checkbox', { name: 'All units' })).toBePartiallyChecked();
});

test('controls have nothing that axe objects to', async () => {
  const { container } = renderPage(
    <main>
      <Field label="Name">
        <Input icon="user" />
      </Field>
      <Field label="Kind">
        <NativeSelect>
          <option>Condo</option>
        </NativeSelect>
      </Field>
      <Field label="Secret">
        <PasswordInput />
      </Field>
      <Checkbox label="One" help="More of it." />
      <Radio label="Two" name="two" />
      <Switch label="Three" />
    </main>,
    { wrap: withUi },
  );
  expect(await violationsIn(container)).toEqual([]);
});
