import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { ComboboxField } from './combobox-field';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useContractForm } from '../form/use-contract-form';
import type { LoadOptions } from './use-options';

const people = [
  { value: 'a', label: 'Alma Reyes' },
  { value: 'b', label: 'Ben Okafor' },
  { value: 'c', label: 'Bela Novak' },
];
const find: LoadOptions = async (search) =>
  people.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));

function Page({ load, onSubmit }: { load: LoadOptions; onSubmit: (values: unknown) => void }) {
  const form = useContractForm(z.object({ owner: z.string().nullable() }), {
    defaultValues: { owner: 'a' },
    onSubmit,
  });
  return (
    <main>
      <Form form={form} guard={false}>
        <ComboboxField
          {...form.field('owner')}
          label="Owner"
          optional
          options={load}
          initialOption={people[0]}
        />
        <FormActions />
      </Form>
    </main>
  );
}

function start(load = find) {
  const sent = jest.fn();
  return { sent, ...renderPage(<Page load={load} onSubmit={sent} />, { wrap: withUi }) };
}

const box = () => screen.getByRole('combobox', { name: /Owner/ });

test('one types, walks the matches with the arrows and chooses with Enter', async () => {
  const { user, sent, container } = start();
  expect(box()).toHaveValue('Alma Reyes');
  await user.click(box());
  await user.type(box(), 'be');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(await violationsIn(container)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  const active = box().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')).toHaveTextContent('Bela Novak');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('Bela Novak');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ owner: 'c' }));
});

test('Escape leaves the choice as it was, the cross empties it', async () => {
  const { user, sent } = start();
  await user.click(box());
  await user.type(box(), 'be');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('Alma Reyes');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ owner: null }));
});

test('nothing found and a failed search are said', async () => {
  const { user } = start(async (search) => {
    if (search === 'x') throw new Error('down');
    return [];
  });
  await user.click(box());
  await user.type(box(), 'zz');
  expect(await screen.findByText('No matches for “zz”.')).toBeInTheDocument();
  await user.clear(box());
  await user.type(box(), 'x');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the options.');
});

test('Enter before the answer has come chooses nobody of an older one', async () => {
  const { user, sent } = start();
  await user.click(box());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.type(box(), 'ben{Enter}');
  expect(box()).toHaveValue('ben');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ owner: 'b' }));
});

function Building({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useContractForm(z.object({ building: z.string() }), { onSubmit });
  return (
    <Form form={form} guard={false}>
      <ComboboxField
        {...form.field('building')}
        label="Building"
        options={[{ value: 'Aspen House', label: 'Aspen House' }]}
        isFree
      />
      <FormActions />
    </Form>
  );
}

test('where text counts too, what is typed is held, and a choice can still be walked to', async () => {
  const sent = jest.fn();
  const { user } = renderPage(<Building onSubmit={sent} />, { wrap: withUi });
  const building = screen.getByRole('combobox', { name: 'Building' });
  await user.type(building, 'Asp');
  await user.keyboard('{Enter}');
  expect(building).toHaveValue('Asp');
  await user.clear(building);
  await user.type(building, 'Asp');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(building).toHaveValue('Aspen House');
  await user.clear(building);
  await user.type(building, 'Boathouse');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ building: 'Boathouse' }));
});

test('one that is disabled can be neither cleared nor opened by its buttons', async () => {
  function Fixed() {
    const form = useContractForm(z.object({ owner: z.string().nullable(), payer: z.string().nullable() }), {
      defaultValues: { owner: 'a', payer: null },
      onSubmit: () => {},
    });
    return (
      <Form form={form} guard={false}>
        <ComboboxField {...form.field('owner')} label="Owner" optional disabled options={people} />
        <ComboboxField {...form.field('payer')} label="Payer" disabled options={people} />
      </Form>
    );
  }
  const { user } = renderPage(<Fixed />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('Alma Reyes');
  await user.click(screen.getByRole('button', { name: 'Choose…' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});
