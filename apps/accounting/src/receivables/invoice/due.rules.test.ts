import { daysOverdue, urgencyOf } from './due.rules';

test('only what is open and due before today is overdue', () => {
  const today = '2026-12-01';
  expect(daysOverdue({ dueOn: '2026-11-30', openMinor: 1 }, today)).toBe(1);
  expect(daysOverdue({ dueOn: '2026-12-01', openMinor: 1 }, today)).toBe(0);
  expect(daysOverdue({ dueOn: '2026-12-15', openMinor: 1 }, today)).toBe(0);
  expect(daysOverdue({ dueOn: '2026-01-01', openMinor: 0 }, today)).toBe(0);
});

test('the 31st day is where attention becomes danger', () => {
  expect([1, 30, 31].map(urgencyOf)).toEqual(['attention', 'attention', 'danger']);
});
