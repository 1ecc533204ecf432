import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

function Page() {
  const form = useContractForm(z.object({ name: z.string() }), {
    defaultValues: { name: 'Hall' },
    onSubmit: () => undefined,
  });
  return (
    <main>
      <Form form={form}>
        <TextField {...form.field('name')} label="Name" />
      </Form>
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

test('Back closes a dialog and leaves the page where it is, after the question where something is unsaved', async () => {
  const { user, router } = renderPage(<Renaming />, { path: '/before', wrap: withUi });
  await act(async () => router.navigate('/page'));
  const back = () => act(async () => router.navigator.go(-1));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
  await back();
  expect(question()).toBeInTheDocument();
  // Back again is the answer that it stays.
  await back();
  expect(question()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Hall 2');
  await back();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/page');
  await act(async () => router.navigator.go(1));
  expect(router.state.location.pathname).toBe('/page');
  await back();
  expect(router.state.location.pathname).toBe('/before');
});

test('a page asks before it is about another record, and not where only its looks change', async () => {
  const { user, router } = renderPage(<Page />, { path: '/edit?id=1', pattern: '/edit', wrap: withUi });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
  await act(async () => router.navigate('/edit?id=1&tab=history'));
  expect(question()).toBeNull();
  await act(async () => router.navigate('/edit?id=2'));
  expect(question()).toBeInTheDocument();
  expect(router.state.location.search).toBe('?id=1&tab=history');
});
