import { ApiError } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { ComboboxField } from '../combobox/combobox-field';
import { DateField } from '../date/date-field';
import { FilesField } from '../files/files-field';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useFieldDescription } from '../form/context/field-descriptions';
import { useContractForm } from '../form/use-contract-form';
import { CheckboxField, SelectField } from '../text/choice-fields';
import { MoneyField } from '../text/number-fields';
import { TextField } from '../text/text-fields';
import { listText } from './list-text';
import { useVersionedSave } from './use-versioned-save';

const schema = z.object({
  name: z.string().min(1),
  place: z.object({ room: z.string() }),
  kind: z.enum(['pump', 'lamp']),
  costMinor: z.int().nullable(),
  builtOn: z.string().nullable(),
  isLent: z.boolean(),
  keeperId: z.string().nullable(),
  fileIds: z.array(z.string()),
  hours: z.array(z.object({ day: z.string() })),
});
type Values = z.output<typeof schema>;

interface Stored extends Omit<Values, 'keeperId' | 'fileIds'> {
  keeper: { id: string; name: string } | null;
  files: { id: string; name: string; bytes: number }[];
  version: number;
}

const read: Stored = {
  name: 'Pump',
  place: { room: 'Cellar' },
  kind: 'pump',
  costMinor: 50_000,
  builtOn: null,
  isLent: false,
  keeper: { id: 'p1', name: 'Alma Reyes' },
  files: [{ id: 'f1', name: 'manual.pdf', bytes: 10 }],
  hours: [{ day: 'Monday' }],
  version: 1,
};

const valuesOf = ({ keeper, files, version: _version, ...record }: Stored): Values => ({
  ...record,
  keeperId: keeper?.id ?? null,
  fileIds: files.map(({ id }) => id),
});

interface EditProps {
  /** What somebody else saves while the form is open. */
  theirs: Stored;
  onSaved: (values: Values & { version: number }) => void;
}

function Hours() {
  useFieldDescription('hours', {
    label: 'Hours',
    text: listText(schema.shape.hours.element, ({ day }) => day),
    isPart: true,
  });
  return null;
}

function Edit({ theirs, onSaved }: EditProps) {
  const versioned = useVersionedSave({ read, valuesOf, fetchLatest: async () => theirs });
  const { base } = versioned;
  const form = useContractForm<Values, Values>(schema, {
    defaultValues: valuesOf(read),
    versioned,
    onSubmit: (values) =>
      versioned.save(async ({ version }) => {
        if (version !== theirs.version)
          throw new ApiError({ status: 409, code: 'changed-meanwhile', message: 'Too late' });
        onSaved({ ...values, version });
      }),
  });
  const { field } = form;
  return (
    <main>
      <Form form={form}>
        <TextField {...field('name')} label="Name" />
        <TextField {...field('place.room')} label="Room" />
        <SelectField
          {...field('kind')}
          label="Kind"
          options={[
            { value: 'pump', label: 'Water pump' },
            { value: 'lamp', label: 'Desk lamp' },
          ]}
        />
        <MoneyField {...field('costMinor')} label="Cost" />
        <DateField {...field('builtOn')} label="Built" />
        <CheckboxField {...field('isLent')} label="Lent" />
        <ComboboxField
          {...field('keeperId')}
          label="Keeper"
          options={async () => []}
          initialOption={base.keeper ? { value: base.keeper.id, label: base.keeper.name } : undefined}
        />
        <FilesField {...field('fileIds')} label="Papers" multiple files={base.files} />
        <Hours />
        <FormActions submitLabel="Save changes" />
      </Form>
    </main>
  );
}

function start(change: Partial<Stored>) {
  const onSaved = jest.fn();
  const page = renderPage(<Edit theirs={{ ...read, ...change, version: 2 }} onSaved={onSaved} />, {
    wrap: withUi,
  });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  return { ...page, onSaved, save };
}

const panel = () => screen.findByRole('group', { name: 'Their changes' });
/** What the panel offers, field by field, and which of it stands in the form. */
const offered = async () =>
  within(await panel())
    .getAllByRole('group')
    .map((row) => [
      row.querySelector('legend')?.textContent,
      ...within(row)
        .getAllByRole('radio')
        .map((radio) => `${radio.matches(':checked') ? '✓ ' : ''}${radio.closest('label')?.textContent}`),
    ]);

test('what somebody else saved stands beside what is written here, as the fields show it', async () => {
  const { user, save, onSaved } = start({
    name: 'Large pump',
    place: { room: 'Roof' },
    kind: 'lamp',
    costMinor: 125_050,
    builtOn: '2026-06-01',
    isLent: true,
    keeper: { id: 'p2', name: 'Bea Board' },
    files: [{ id: 'f2', name: 'invoice.pdf', bytes: 20 }],
    hours: [{ day: 'Monday' }, { day: 'Friday' }],
  });
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'My pump');
  await save();

  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(await offered()).toEqual([
    ['Name', 'Theirs: Large pump', '✓ Yours: My pump'],
    ['Room', '✓ Theirs: Roof', 'Before: Cellar'],
    ['Kind', '✓ Theirs: Desk lamp', 'Before: Water pump'],
    ['Cost', '✓ Theirs: $1,250.50', 'Before: $500.00'],
    ['Built', '✓ Theirs: 06/01/2026', 'Before: (blank)'],
    ['Lent', '✓ Theirs: Yes', 'Before: No'],
    ['Keeper', '✓ Theirs: Bea Board', 'Before: Alma Reyes'],
    ['Papers', '✓ Theirs: invoice.pdf', 'Before: manual.pdf'],
    ['Hours', '✓ Theirs: Monday, Friday', 'Before: Monday'],
  ]);
  expect(screen.getByLabelText('Keeper')).toHaveValue('Bea Board');
  expect(screen.getByLabelText('Remove invoice.pdf')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  expect(await violationsIn(await panel())).toEqual([]);

  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved).toHaveBeenCalledWith({
    name: 'My pump',
    place: { room: 'Roof' },
    kind: 'lamp',
    costMinor: 125_050,
    builtOn: '2026-06-01',
    isLent: true,
    keeperId: 'p2',
    fileIds: ['f2'],
    hours: [{ day: 'Monday' }, { day: 'Friday' }],
    version: 2,
  });
});

test('each field is chosen by itself, and the fields follow', async () => {
  const { user, save, onSaved } = start({ name: 'Large pump', keeper: null, files: [] });
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'My pump');
  await save();
  await panel();

  await user.click(screen.getByRole('radio', { name: 'Theirs: Large pump' }));
  expect(name).toHaveValue('Large pump');
  await user.click(screen.getByRole('radio', { name: 'Yours: My pump' }));
  expect(name).toHaveValue('My pump');
  await user.click(screen.getByRole('radio', { name: 'Before: Alma Reyes' }));
  expect(screen.getByLabelText('Keeper')).toHaveValue('Alma Reyes');
  await user.click(screen.getByRole('radio', { name: 'Before: manual.pdf' }));
  expect(screen.getByLabelText('Remove manual.pdf')).toBeVisible();

  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.lastCall?.[0]).toMatchObject({ name: 'My pump', keeperId: 'p1', fileIds: ['f1'] });
});

test('what is written further counts as mine, and comes back after a look at theirs', async () => {
  const { user, save } = start({ name: 'Large pump' });
  const name = screen.getByLabelText('Name');
  await user.type(name, ' 1');
  await save();
  await panel();
  await user.type(name, '2');
  await user.click(screen.getByRole('radio', { name: 'Theirs: Large pump' }));
  await user.click(screen.getByRole('radio', { name: 'Yours: Pump 12' }));
  expect(name).toHaveValue('Pump 12');
});

test('all at once ends it: theirs everywhere', async () => {
  const { user, save } = start({ name: 'Large pump', place: { room: 'Roof' } });
  const name = screen.getByLabelText('Name');
  await user.type(name, ' 1');
  await save();
  await panel();
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(name).toHaveValue('Large pump');
  expect(screen.getByLabelText('Room')).toHaveValue('Roof');
  expect(screen.queryByRole('group', { name: 'Their changes' })).not.toBeInTheDocument();
  expect(name).toHaveFocus();
});

test('all at once ends it: mine wherever I wrote something, theirs elsewhere', async () => {
  const { user, save } = start({ name: 'Large pump', place: { room: 'Roof' } });
  const name = screen.getByLabelText('Name');
  await user.type(name, ' 1');
  await save();
  await panel();
  await user.click(screen.getByRole('radio', { name: 'Before: Cellar' }));
  expect(screen.getByLabelText('Room')).toHaveValue('Cellar');
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  expect(name).toHaveValue('Pump 1');
  expect(screen.getByLabelText('Room')).toHaveValue('Roof');
  expect(screen.queryByRole('group', { name: 'Their changes' })).not.toBeInTheDocument();
});

test('where both wrote the same, or they changed nothing that the form has, there is nothing to choose', async () => {
  const { user, save, onSaved } = start({ name: 'Pump 1' });
  await user.type(screen.getByLabelText('Name'), ' 1');
  await save();
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Their changes' })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});
