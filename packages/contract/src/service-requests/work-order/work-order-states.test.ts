import { workActs, workActsIn, workStateAfter } from './work-order-states';
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
  expect(workActsIn(state, ['manager']).join(' ')).toBe(manager[state]);
  expect(workActsIn(state, ['worker']).join(' ')).toBe(worker[state]);
  expect(workActsIn(state, [])).toEqual([]);
});

test('every act leads somewhere, and to confirm leaves an order as it is', () => {
  for (const act of workActs)
    expect(workOrderStates.some((state) => workStateAfter(state, act, ['manager', 'worker']))).toBe(true);
  expect(workStateAfter('scheduled', 'confirm', ['worker'])).toBe('scheduled');
  expect(workStateAfter('scheduled', 'confirm', ['manager'])).toBeUndefined();
});
