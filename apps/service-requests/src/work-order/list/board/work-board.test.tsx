import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import {
  type WorkOrderSummary,
  workOrderSummary,
} from '@courtyard/contract/service-requests/work-order/work-order';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { workOrderOf } from '../../work-order.fixture';
import { WorkBoard } from './work-board';

const list = 'GET /api/v1/work-orders';
const action = 'POST /api/v1/work-orders/:workOrderId/state';

const summaryOf = (part: Partial<WorkOrderSummary> = {}) =>
  sampleOf(workOrderSummary, { ...workOrderOf(), ...part });

/** Answers each column with those of the orders that are in its state. */
const answering =
  (...orders: readonly WorkOrderSummary[]) =>
  ({ query }: { query: URLSearchParams }) => {
    const data = orders.filter(({ state }) => query.getAll('state').includes(state));
    return { data, page: pageOf({ total: data.length }) };
  };

const open = pageOpener({
  page: <WorkBoard />,
  permissions: ['Work Orders List View', 'Community Work Orders View', 'Work Order Update'],
  answers: { [list]: answering(summaryOf({ state: 'draft' })) },
  wrap: withUi,
});

const column = (name: string) => within(screen.getByRole('region', { name }));
const moveTo = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Move #7 Replace the valve' }));
  await user.click(await screen.findByRole('menuitem', { name: `Move to ${name}` }));
};

// jsdom lays nothing out: columns stand beside each other, what is in one has its place.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const frames = [...document.querySelectorAll('section')];
    const at = frames.findIndex((frame) => frame.contains(this));
    return new DOMRect(Math.max(0, at) * 300, 0, 280, 400);
  });
});
afterEach(() => jest.restoreAllMocks());

test('a draft that is moved is issued; what the rules refuse goes back with the reason', async () => {
  const detail = 'Choose a vendor or a staff member first. Then issue the work order.';
  const { user, sent } = open({ answers: { [action]: () => problemOf(409, 'no-worker', { detail }) } });
  await moveTo(user, 'Issued');
  expect(await screen.findByText(`Couldn’t move #7 Replace the valve. ${detail}`)).toBeVisible();
  expect(sent(action)).toMatchObject([{ action: 'issue', version: 4 }]);
  expect(await column('Draft').findByText('Replace the valve')).toBeVisible();
});

test('to finish asks what was done first', async () => {
  const { user, sent } = open({
    answers: {
      [list]: answering(summaryOf({ state: 'in-progress' })),
      [action]: () => ({ data: workOrderOf({ state: 'done' }) }),
    },
  });
  await moveTo(user, 'Done');
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish work #7' }));
  expect(sent(action)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Work performed/ }), 'New valve.');
  await user.click(dialog.getByRole('button', { name: 'Finish work' }));
  await waitFor(() =>
    expect(sent(action)).toMatchObject([{ action: 'finish', note: 'New valve.', version: 4 }]),
  );
});

test('by keys an order is dropped where no action leads, stays, and why is told', async () => {
  const { user, sent } = open();
  const grip = await screen.findByRole('button', { name: 'Drag #7 Replace the valve' });
  act(() => grip.focus());
  await user.keyboard('[Space]');
  expect(await screen.findByText('#7 Replace the valve is picked up, in Draft.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  expect(await screen.findByText('#7 Replace the valve is over Issued.')).toBeInTheDocument();
  await user.keyboard('[ArrowRight]');
  const why = 'A work order can’t move from Draft to Scheduled.';
  expect(await screen.findByText(why)).toBeInTheDocument();
  await user.keyboard('[Space]');
  expect(await screen.findByText('#7 Replace the valve stays in Draft.')).toBeInTheDocument();
  expect(await screen.findByText(why)).toBeVisible();
  expect(column('Draft').getByText('Replace the valve')).toBeVisible();
  expect(sent(action)).toEqual([]);
});

test('who sees all orders and edits none moves none; a vendor moves what is theirs to do', async () => {
  const answers = { [list]: answering(summaryOf({ state: 'in-progress' })) };
  open({ permissions: ['Work Orders List View', 'Community Work Orders View'], answers });
  expect(await screen.findByRole('link', { name: 'Replace the valve' })).toHaveAttribute(
    'href',
    `/service-requests/work-orders/detail?id=${idOf(300)}`,
  );
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  const { user } = open({ permissions: ['Work Orders List View'], answers });
  await user.click(await screen.findByRole('button', { name: 'Move #7 Replace the valve' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Move to Done']);
});
