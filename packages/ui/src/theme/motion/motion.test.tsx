import { renderPage } from '@courtyard/common/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Button } from '../../actions/button';
import { Field } from '../../forms/fields/field';
import { Input, TextArea } from '../../forms/fields/input';
import { Dialog } from '../../overlays/modal/dialog';
import { Popover } from '../../overlays/popover';
import { withUi } from '../../testing/testing';
import { recordAnimations } from './animations.testing';
import { loadMotion } from './motion';
import { useReorder } from './use-reorder';

let scene: ReturnType<typeof recordAnimations>;
const begin = async (prefersStillness = false) => {
  scene = recordAnimations(prefersStillness);
  await loadMotion();
};
afterEach(() => scene.restore());

const leaving = () => document.querySelector<HTMLElement>('[data-leaving]');
const propertiesOf = (element: Element | null) =>
  scene.played.flatMap((one) => (one.element === element ? one.properties : []));
const endAll = () => {
  for (const { end } of scene.played) end();
};

/** As most dialogs are: what opens them mounts them open, and unmounts them. */
function Vehicles() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button onClick={() => setAdding(true)}>Add vehicle</Button>
      {isAdding ? (
        <Dialog open onClose={() => setAdding(false)} title="New vehicle">
          <Field label="Plate">
            <Input name="plate" />
          </Field>
          <Field label="Note">
            <TextArea />
          </Field>
        </Dialog>
      ) : null}
    </>
  );
}

async function openAndWrite() {
  const { user } = renderPage(<Vehicles />, { wrap: withUi });
  const opener = screen.getByRole('button', { name: 'Add vehicle' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog');
  await user.type(screen.getByLabelText('Plate'), 'ABC 123');
  await user.type(screen.getByLabelText('Note'), 'Blue');
  return { opener, dialog };
}
const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('a dialog comes in motion, and leaves as a copy that nobody can use when its parent takes it away', async () => {
  await begin();
  const { opener, dialog } = await openAndWrite();
  expect(propertiesOf(dialog)).toEqual(['opacity', 'transform', '--courtyard-scrim']);

  escape(dialog);
  expect(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  const copy = leaving();
  expect(propertiesOf(copy)).toEqual(['opacity', 'transform', '--courtyard-scrim']);
  expect(copy?.inert).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByLabelText('Plate')).toBeNull();
  expect(copy?.querySelector('input')).toHaveValue('ABC 123');
  expect(copy?.querySelector('textarea')).toHaveValue('Blue');

  endAll();
  await waitFor(() => expect(leaving()).toBeNull());
});

test('who prefers stillness sees it come and go at once', async () => {
  await begin(true);
  const { opener, dialog } = await openAndWrite();
  escape(dialog);
  expect(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(leaving()).toBeNull();
  expect(scene.played).toEqual([]);
});

test('a popover comes and leaves in motion', async () => {
  await begin();
  const { user } = renderPage(
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      <p>Choices</p>
    </Popover>,
    { wrap: withUi },
  );
  const opener = screen.getByRole('button', { name: 'Filter' });
  await user.click(opener);
  expect(propertiesOf(screen.getByRole('dialog'))).toEqual(['opacity', 'transform']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(propertiesOf(leaving())).toEqual(['opacity', 'transform']);
  endAll();
  await waitFor(() => expect(leaving()).toBeNull());
});

/** A list with a layout: jsdom has none. */
function Cards({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useReorder(list, { isOn: true });
  return (
    <ul
      ref={(element) => {
        list.current = element;
        for (const [at, child] of [...(element?.children ?? [])].entries())
          Object.defineProperty(child, 'offsetTop', { value: at * 100, configurable: true });
      }}
    >
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

test.each([
  [false, ['transform']],
  [true, []],
])('what changes its place in a list glides there (prefers stillness: %s)', async (isStill, moved) => {
  await begin(isStill);
  const { rerender } = renderPage(<p>Page</p>);
  rerender(<Cards names={['Bookings', 'Budget', 'Polls']} />);
  expect(scene.played).toEqual([]);
  rerender(<Cards names={['Budget', 'Bookings', 'Polls']} />);
  expect(propertiesOf(screen.getByText('Budget'))).toEqual(moved);
  expect(propertiesOf(screen.getByText('Bookings'))).toEqual(moved);
  expect(propertiesOf(screen.getByText('Polls'))).toEqual([]);
});
