import { renderPage } from '@courtyard/common/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { Dialog } from '../../overlays/modal/dialog';
import { withUi } from '../../testing/testing';
import { TextField } from '../text/text-fields';
import { Form } from './form';
import { FormActions } from './form-actions';
import { useContractForm } from './use-contract-form';

function Renaming() {
  const [isOpen, setOpen] = useState(true);
  const form = useContractForm(z.object({ name: z.string() }), {
    defaultValues: { name: 'Hall' },
    onSubmit: () => setOpen(false),
  });
  return (
    <main>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Rename">
        <Form form={form}>
          <TextField {...form.field('name')} label="Name" />
          <FormActions onCancel={() => setOpen(false)} />
        </Form>
      </Dialog>
    </main>
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('a dialog asks before it takes unsaved changes with it, whichever way it is closed', async () => {
  const { user } = renderPage(<Renaming />, { wrap: withUi });
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' 2');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Hall 2');
  for (const way of ['Close', 'Cancel']) {
    await user.click(screen.getByRole('button', { name: way }));
    expect(question()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  }
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(question()).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
});

test('a dialog without changes, or whose changes are saved, closes at once', async () => {
  const { user, unmount } = renderPage(<Renaming />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  renderPage(<Renaming />, { wrap: withUi });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
