import { ApiError } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { LoadingState } from '../../feedback/skeleton';
import { violationsIn } from '../../testing/axe.testing';
import { Field } from '../../forms/fields/field';
import { Input } from '../../forms/fields/input';
import { withUi } from '../../testing/testing';
import { Popover } from '../popover';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Vehicle() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Add vehicle</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New vehicle" description="It gets a permit.">
        <Field label="Plate">
          <Input />
        </Field>
      </Dialog>
    </main>
  );
}

test('a dialog is named, starts in its first field and gives focus back', async () => {
  const { user, container } = renderPage(<Vehicle />, { wrap: withUi });
  const opener = screen.getByRole('button', { name: 'Add vehicle' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'New vehicle' });
  expect(dialog).toHaveAccessibleDescription('It gets a permit.');
  expect(screen.getByRole('textbox', { name: 'Plate' })).toHaveFocus();
  expect(await violationsIn(container)).toEqual([]);
  // What the browser does for Escape in a modal dialog.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('a dialog that begins with a choice starts at what is chosen, as the Tab key would', () => {
  renderPage(
    <Dialog open onClose={() => undefined} title="Income">
      <input type="radio" name="when" aria-label="Billed" />
      <input type="radio" name="when" aria-label="Spent" defaultChecked />
    </Dialog>,
    { wrap: withUi },
  );
  expect(screen.getByRole('radio', { name: 'Spent' })).toHaveFocus();
});

test('what is hidden in a form is no field to start in', () => {
  renderPage(
    <Dialog open onClose={() => undefined} title="Confirm it’s you">
      <input type="hidden" name="username" value="treasurer" readOnly />
      <input aria-label="Password" />
    </Dialog>,
    { wrap: withUi },
  );
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
});

function Slow() {
  const [isHere, setHere] = useState(false);
  return (
    <Dialog
      open
      onClose={() => undefined}
      title="Post an entry"
      footer={<Button onClick={() => setHere(true)}>Answer</Button>}
    >
      {isHere ? <input aria-label="Amount" /> : <LoadingState />}
    </Dialog>
  );
}

test('a dialog that has to load first starts in its first field once that is here', async () => {
  renderPage(<Slow />, { wrap: withUi });
  expect(screen.getByRole('dialog')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
});

test('whoever has gone elsewhere meanwhile is left there', async () => {
  const { user } = renderPage(<Slow />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
});

test('a press beside it closes it, one that began inside does not', async () => {
  const { user } = renderPage(<Vehicle />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Voiding({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Void invoice 1042?"
      verb="Void invoice 1042"
      onConfirm={onConfirm}
    >
      It stays in the books as void.
    </ConfirmDialog>
  );
}

test('a confirmation starts at Cancel, waits for the action and closes', async () => {
  let done: () => void = () => {};
  const { user } = renderPage(
    <Voiding onConfirm={() => new Promise((resolve) => (done = () => resolve(undefined)))} />,
    { wrap: withUi },
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const verb = screen.getByRole('button', { name: 'Void invoice 1042' });
  await user.click(verb);
  expect(verb).toHaveAttribute('aria-busy', 'true');
  done();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a confirmation that fails stays and says why', async () => {
  const refused = new ApiError({ status: 409, code: 'conflict', message: 'The invoice is already paid.' });
  const { user } = renderPage(<Voiding onConfirm={() => Promise.reject(refused)} />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Void invoice 1042' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoice is already paid.');
});

test('a modal that the browser closed by itself is asked about and stays while it must', async () => {
  let done: () => void = () => {};
  const { user } = renderPage(
    <Voiding onConfirm={() => new Promise((resolve) => (done = () => resolve(undefined)))} />,
    { wrap: withUi },
  );
  await user.click(screen.getByRole('button', { name: 'Void invoice 1042' }));
  const dialog = screen.getByRole('alertdialog');
  fireEvent(dialog, new Event('cancel', { cancelable: false }));
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(dialog).toHaveAttribute('open');
  done();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a server that was not reached is not quoted', async () => {
  const lost = new ApiError({ status: 0, code: 'network', message: 'Failed to fetch' });
  const { user } = renderPage(<Voiding onConfirm={() => Promise.reject(lost)} />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Void invoice 1042' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Nothing was changed.');
});

test('Escape is for the dialog that was opened from a popover, not for the popover', async () => {
  const { user } = renderPage(
    <Popover label="Garage" trigger={<Button>Open garage</Button>}>
      <Vehicle />
    </Popover>,
    { wrap: withUi },
  );
  await user.click(screen.getByRole('button', { name: 'Open garage' }));
  await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Garage' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'New vehicle' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Garage' })).toBeNull();
});
