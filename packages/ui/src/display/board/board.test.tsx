import { renderPage, resetStores } from '@courtyard/common/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@courtyard/common';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { Board, type BoardColumn } from './board';
import { useBoardMoves } from './use-board-moves';

interface Job {
  id: string;
  title: string;
}

const leak: Job = { id: 'leak', title: 'Leak' };
const columns: BoardColumn<Job>[] = [
  { id: 'new', title: 'New', cards: [leak], total: 1 },
  { id: 'doing', title: 'Doing', cards: [], total: 0 },
  { id: 'done', title: 'Done', cards: [], total: 0 },
];

interface JobsProps {
  move: (job: Job, to: string) => Promise<unknown>;
  whyNot?: (job: Job, to: string) => string | undefined;
  canMove?: (job: Job, to: string) => boolean;
}

function Jobs({ move, canMove = (_job, to) => to !== 'new', whyNot }: JobsProps) {
  const moves = useBoardMoves<Job>({ columns, nameOf: ({ title }) => title, move });
  return (
    <Board<Job>
      label="Jobs"
      columns={moves.columns}
      nameOf={({ title }) => title}
      canMove={canMove}
      {...(whyNot && { whyNot })}
      onMove={(job, to) => void moves.onMove(job, to)}
    >
      {({ title }) => title}
    </Board>
  );
}

const open = (move: (job: Job, to: string) => Promise<unknown>) =>
  renderPage(<Jobs move={move} />, { wrap: withUi });
const column = (name: string) => within(screen.getByRole('region', { name }));

// jsdom lays nothing out: columns stand beside each other, what is in one has its place.
beforeEach(() => {
  resetStores();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const frames = [...document.querySelectorAll('section')];
    const at = frames.findIndex((frame) => frame.contains(this));
    return new DOMRect(Math.max(0, at) * 300, 0, 280, 400);
  });
});
afterEach(() => jest.restoreAllMocks());

test('by keys a card is picked up, taken to a column and dropped, and each step is said', async () => {
  const move = jest.fn(() => new Promise(() => {}));
  const { user } = open(move);
  act(() => screen.getByRole('button', { name: 'Drag Leak' }).focus());
  await user.keyboard('[Space]');
  expect(await screen.findByText('Leak is picked up, in New.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  expect(await screen.findByText('Leak is over Doing.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  expect(await screen.findByText('Leak is over Done.')).toBeInTheDocument();
  await user.keyboard('[Space]');
  expect(await screen.findByText('Leak moved to Done.')).toBeInTheDocument();
  expect(move.mock.calls).toEqual([[leak, 'done']]);
  expect(await column('Done').findByText('Leak')).toBeVisible();
});

test('Escape leaves it where it was', async () => {
  const move = jest.fn(async () => {});
  const { user } = open(move);
  act(() => screen.getByRole('button', { name: 'Drag Leak' }).focus());
  await user.keyboard('[Space]');
  await screen.findByText('Leak is picked up, in New.');
  await user.keyboard('[ArrowRight]');
  await user.keyboard('[Escape]');
  expect(await screen.findByText('Move canceled. Leak stays in New.')).toBeInTheDocument();
  expect(move).not.toHaveBeenCalled();
});

test('its menu moves it without a drag; it is there at once, and back where it is refused', async () => {
  let refuse = () => {};
  const { user } = open(
    () =>
      new Promise((_resolve, reject) => {
        refuse = () =>
          reject(new ApiError({ status: 409, code: 'changed-meanwhile', message: 'Somebody changed it.' }));
      }),
  );
  await user.click(screen.getByRole('button', { name: 'Move Leak' }));
  expect(screen.queryByRole('menuitem', { name: 'Move to New' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Doing' }));
  expect(await column('Doing').findByText('Leak')).toBeVisible();
  expect(column('New').getByText('Nothing here.')).toBeVisible();
  refuse();
  expect(await screen.findByText('Couldn’t move Leak. Somebody changed it.')).toBeVisible();
  await waitFor(() => expect(column('New').getByText('Leak')).toBeVisible());
});

test('it is axe clean', async () => {
  const { container } = open(async () => {});
  expect(await violationsIn(container)).toEqual([]);
});

test('a card that is dropped where it cannot go stays, and why is said while it is over it and shown when it is dropped', async () => {
  const move = jest.fn();
  const why = 'A job is done only after it was begun.';
  const { user } = renderPage(
    <Jobs
      move={move}
      canMove={(_job, to) => to === 'doing'}
      whyNot={(_job, to) => (to === 'done' ? why : undefined)}
    />,
    { wrap: withUi },
  );
  act(() => screen.getByRole('button', { name: 'Drag Leak' }).focus());
  await user.keyboard('[Space]');
  expect(await screen.findByText('Leak is picked up, in New.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  expect(await screen.findByText('Leak is over Doing.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  expect(await screen.findByText(why)).toBeInTheDocument();
  await user.keyboard('[Space]');
  expect(await screen.findByText('Leak stays in New.')).toBeInTheDocument();
  expect(await screen.findByText(why)).toBeVisible();
  expect(move).not.toHaveBeenCalled();
  expect(column('New').getByText('Leak')).toBeVisible();
});
