import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { Form } from '../../forms/form/form';
import { FormActions } from '../../forms/form/form-actions';
import { useContractForm } from '../../forms/form/use-contract-form';
import { TextField } from '../../forms/text/text-fields';
import { withUi } from '../../testing/testing';
import { Dialog } from './dialog';

const note = z.object({ note: z.string().min(1) });

function Inner({ onSubmit }: { onSubmit: (values: z.output<typeof note>) => void }) {
  const form = useContractForm(note, { onSubmit });
  return (
    <Dialog open onClose={() => {}} title="Note">
      <Form form={form} guard={false}>
        <TextField name="note" label="Note" />
        <FormActions submitLabel="Add note" />
      </Form>
    </Dialog>
  );
}

function Outer({ sent }: { sent: (name: string) => void }) {
  const form = useContractForm(note, { onSubmit: () => sent('outer') });
  return (
    <Form form={form} label="Outer">
      <Inner onSubmit={() => sent('inner')} />
    </Form>
  );
}

test('a dialog that a form opens has a form of its own, which is not in the other and does not send it', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent = jest.fn();
  const { user } = renderPage(<Outer sent={sent} />, { pattern: '/', wrap: withUi });
  const field = await screen.findByRole('textbox', { name: 'Note' });
  expect(document.querySelectorAll('form')).toHaveLength(2);
  expect(document.querySelector('form form')).toBeNull();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  await user.type(field, 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([['inner']]);
});
