import { workActions, workActionsIn, workStateAfter } from './work-order-states';
import { workOrderStates } from './work-order.values';

const manager = {
  draft: 'issue cancel',
  issued: 'start cancel',
  scheduled: 'start cancel',
  'in-progress': 'finish cancel',
  done: 'accept return',
  accepted: '',
  cancelled: 'reopen',
} as const;

const worker = {
  draft: '',
  issued: 'confirm start decline',
  scheduled: 'confirm start decline',
  'in-progress': 'finish',
  done: '',
  accepted: '',
  cancelled: '',
} as const;

test.each(workOrderStates)('what can be done with an order that is %s', (state) => {
  expect(workActionsIn(state, ['manager']).join(' ')).toBe(manager[state]);
  expect(workActionsIn(state, ['worker']).join(' ')).toBe(worker[state]);
  expect(workActionsIn(state, [])).toEqual([]);
});

test('every action leads somewhere, and to confirm leaves an order as it is', () => {
  for (const action of workActions)
    expect(workOrderStates.some((state) => workStateAfter(state, action, ['manager', 'worker']))).toBe(true);
  expect(workStateAfter('scheduled', 'confirm', ['worker'])).toBe('scheduled');
  expect(workStateAfter('scheduled', 'confirm', ['manager'])).toBeUndefined();
});
