import { renderPage } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { withUi } from '../../testing/testing';
import { RowMenu } from '../menu';
import { ConfirmDialog } from '../modal/confirm-dialog';
import { Dialog, Drawer, Sheet } from '../modal/dialog';
import { Popover } from '../popover';

test('the part around what opened it has the focus where that goes with what was done', async () => {
  function Actions() {
    const [isAsked, setAsked] = useState(false);
    const [isSelected, setSelected] = useState(true);
    const action = () => {
      setSelected(false);
      setAsked(false);
    };
    return (
      <main>
        <div tabIndex={-1} data-testid="list">
          {isSelected ? <Button onClick={() => setAsked(true)}>Resend</Button> : null}
        </div>
        <Dialog open={isAsked} onClose={() => setAsked(false)} title="Send?">
          <Button onClick={action}>Send</Button>
        </Dialog>
      </main>
    );
  }
  const { user } = renderPage(<Actions />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByTestId('list')).toHaveFocus());
});

const close = () => screen.getByRole('button', { name: 'Close' });

test('focus returns to the button of the menu whose item opened a dialog', async () => {
  function Row() {
    const [open, setOpen] = useState(false);
    return (
      <main>
        <RowMenu label="Actions for 101" items={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Rename 101">
          <input aria-label="Name" />
        </Dialog>
      </main>
    );
  }
  const { user } = renderPage(<Row />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Actions for 101' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.click(close());
  expect(screen.getByRole('button', { name: 'Actions for 101' })).toHaveFocus();
});

test.each(['dialog', 'drawer', 'sheet'] as const)(
  'focus returns from a %s and from a question',
  async (kind) => {
    function Openers() {
      const [opened, setOpened] = useState<string | null>(null);
      const end = () => setOpened(null);
      const Kind = { dialog: Dialog, drawer: Drawer, sheet: Sheet }[kind];
      return (
        <main>
          <Button onClick={() => setOpened('panel')}>Open it</Button>
          <Button onClick={() => setOpened('question')}>Ask</Button>
          <Kind open={opened === 'panel'} onClose={end} title="Panel" />
          <ConfirmDialog open={opened === 'question'} onClose={end} title="Void?" verb="Void" onConfirm={end}>
            It stays in the books.
          </ConfirmDialog>
        </main>
      );
    }
    const { user } = renderPage(<Openers />, { wrap: withUi });
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    await user.click(close());
    expect(screen.getByRole('button', { name: 'Open it' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
);

test('from a dialog that a popover opened and outlived, focus returns to the button of the popover', async () => {
  function Views() {
    const [open, setOpen] = useState(false);
    const [isNaming, setNaming] = useState(false);
    const name = () => {
      setNaming(true);
      setOpen(false);
    };
    return (
      <main>
        <Popover label="Views" open={open} onOpenChange={setOpen} trigger={<Button>Choose view</Button>}>
          <Button onClick={name}>Name this view</Button>
        </Popover>
        <Dialog open={isNaming} onClose={() => setNaming(false)} title="New view" />
      </main>
    );
  }
  const { user } = renderPage(<Views />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Choose view' }));
  await user.click(screen.getByRole('button', { name: 'Name this view' }));
  await user.click(close());
  expect(screen.getByRole('button', { name: 'Choose view' })).toHaveFocus();
});

test('from a dialog that another one opened and left, focus returns to what opened the first', async () => {
  function Steps() {
    const [shown, setShown] = useState<readonly string[]>([]);
    return (
      <main>
        <Button onClick={() => setShown(['first'])}>Begin</Button>
        <Dialog open={shown.includes('first')} onClose={() => setShown([])} title="First">
          <Button onClick={() => setShown(['first', 'second'])}>Next</Button>
        </Dialog>
        <Dialog open={shown.includes('second')} onClose={() => setShown([])} title="Second">
          <Button onClick={() => setShown(['second'])}>Only this</Button>
          <Button onClick={() => setShown([])}>Finish</Button>
        </Dialog>
      </main>
    );
  }
  const { user } = renderPage(<Steps />, { wrap: withUi });
  for (const name of ['Begin', 'Next', 'Only this', 'Finish'])
    await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus();
});

test('where a row goes with its dialog, or later when the list is read again, the list has the focus', async () => {
  function Rows() {
    const [rows, setRows] = useState(['101', '102']);
    const [asked, setAsked] = useState<string | null>(null);
    return (
      <main tabIndex={-1}>
        <div tabIndex={-1} data-testid="list">
          {rows.map((row) => (
            <div key={row} tabIndex={-1}>
              <Button onClick={() => setAsked(row)}>{`Delete ${row}`}</Button>
            </div>
          ))}
        </div>
        <Dialog open={asked !== null} onClose={() => setAsked(null)} title="Delete?">
          <Button
            onClick={() => {
              setAsked(null);
              // As long as a list takes to be read again on a slow connection.
              setTimeout(() => setRows((all) => all.filter((row) => row !== asked)), 1500);
            }}
          >
            Delete
          </Button>
        </Dialog>
      </main>
    );
  }
  const { user } = renderPage(<Rows />, { wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Delete 101' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Delete 101' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete 101' })).toBeNull(), {
    timeout: 3000,
  });
  await waitFor(() => expect(screen.getByTestId('list')).toHaveFocus());
});

test('focus returns to a button that the browser did not focus when it was pressed', async () => {
  const { user } = renderPage(<Opener />, { wrap: withUi });
  const opener = screen.getByRole('button', { name: 'Open it' });
  // Safari.
  opener.addEventListener('mousedown', (event) => event.preventDefault());
  await user.click(opener);
  await user.click(close());
  expect(opener).toHaveFocus();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Panel" />
    </main>
  );
}
