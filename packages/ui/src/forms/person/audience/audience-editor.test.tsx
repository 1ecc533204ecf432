import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { namedAudience } from '@courtyard/contract/platform/notifications/audience/audience';
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { withUi } from '../../../testing/testing';
import { Form } from '../../form/form';
import { FormActions } from '../../form/form-actions';
import { useContractForm } from '../../form/use-contract-form';
import { AudienceEditor } from './audience-editor';

const input = z.object({ audience: namedAudience });
type Values = z.infer<typeof input>;
const count = 'POST /api/v1/audiences/count';
const everything = ['Audience View', 'Members List View', 'Saved Audience Update'];

function Edited({
  start,
  disabled,
  save,
}: {
  start: Values;
  disabled: boolean;
  save: (values: Values) => void;
}) {
  const form = useContractForm(input, { defaultValues: start, onSubmit: async (values) => save(values) });
  return (
    <Form form={form}>
      <AudienceEditor {...form.field('audience')} label="Audience" disabled={disabled} />
      <FormActions submitLabel="Save" />
    </Form>
  );
}

let restore = () => {};
function open(audience: Values['audience'], { permissions = everything, disabled = false, more = {} } = {}) {
  const saved: Values[] = [];
  const wire = answerCalls({
    [count]: ({ body }) => ({
      data: { audience: body, people: 12, withoutEmail: 2, withoutAccount: 0 },
    }),
    ...more,
  });
  restore = wire.restore;
  const page = renderPage(
    <Edited start={{ audience }} disabled={disabled} save={(values) => saved.push(values)} />,
    { user: personWith(permissions), wrap: withUi },
  );
  return { ...wire, ...page, saved };
}

beforeEach(resetStores);
afterEach(() => restore());

const owners = { kind: 'owners' as const };
const tower = { kind: 'building' as const, name: 'Tower A', who: 'owners' as const };

test('nobody is in it at first; a circle is added, counted and saved', async () => {
  const { user, saved, calls } = open({ include: [], exclude: [] });
  expect(await screen.findByText('No recipients yet.')).toBeVisible();
  expect(calls).toEqual([]);
  // As browsers do: what a form around hears of a submission within it goes no further.
  screen
    .getByRole('group', { name: /^Audience/ })
    .closest('form')
    ?.addEventListener('submit', (event) => {
      if (event.target !== event.currentTarget) event.stopPropagation();
    });
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Recipients/ }), 'All owners');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await screen.findByRole('button', { name: 'Remove Owners' })).toBeVisible();
  expect(await screen.findByText('12 people, 2 without an email address')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toMatchObject([{ audience: { include: [owners], exclude: [] } }]);
});

test('a part is left out, the same one is not added twice, and one that is removed gives the focus on', async () => {
  const { user, saved } = open({ include: [owners], exclude: [tower] });
  await user.click(await screen.findByRole('button', { name: 'Exclude people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exclude people' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Recipients/ }), 'All tenants');
  await user.click(dialog.getByRole('button', { name: 'Exclude people' }));
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const again = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.click(again.getByRole('button', { name: 'Add people' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Owners of Tower A' }));
  expect(screen.getByRole('button', { name: 'Add people' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toMatchObject([{ audience: { include: [owners], exclude: [{ kind: 'tenants' }] } }]);
  expect(saved[0]?.audience.include).toHaveLength(1);
});

test('who it is today is shown by name to those who may see the members', async () => {
  const people = [
    {
      key: idOf(1),
      name: 'Nora Vance',
      email: null,
      hasEmail: false,
      hasAccount: false,
      units: ['Tower A 12'],
    },
    {
      key: idOf(2),
      name: 'Otto Vance',
      email: null,
      hasEmail: true,
      hasAccount: true,
      units: ['Tower A 13'],
    },
  ];
  const { user } = open(
    { include: [owners], exclude: [] },
    { more: { 'POST /api/v1/audiences/recipients': () => ({ data: people, page: pageOf({ total: 1 }) }) } },
  );
  await user.click(await screen.findByRole('button', { name: 'Show names' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Recipients as of today' }));
  expect(await drawer.findByText('Nora Vance')).toBeVisible();
  expect(drawer.getByText('No email address · Tower A 12 · No account')).toBeVisible();
  // One who does not show it to the others has one all the same.
  expect(drawer.getByText('Tower A 13')).toBeVisible();
});

test('who may not see the members sees their number; who may choose nobody, and what is frozen, has no buttons', async () => {
  const nameless = open({ include: [owners], exclude: [] }, { permissions: ['Audience View'] });
  expect(await screen.findByText(/^12 people/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show names' })).toBeNull();
  nameless.unmount();
  restore();
  const frozen = open({ include: [owners], exclude: [] }, { disabled: true });
  expect(await screen.findByRole('button', { name: 'Remove Owners' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add people' })).toBeNull();
  frozen.unmount();
});

test('what cannot be counted says so, and is counted again', async () => {
  let isDown = true;
  const { user } = open(
    { include: [owners], exclude: [] },
    {
      more: {
        [count]: () =>
          isDown
            ? new Response(null, { status: 503 })
            : {
                data: {
                  audience: { include: [owners], exclude: [] },
                  people: 1,
                  withoutEmail: 0,
                  withoutAccount: 0,
                },
              },
      },
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t count the recipients.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 person')).toBeVisible();
});
