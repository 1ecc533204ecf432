import { createFieldNeeds, type Need } from './field-needs';

const markedOf = (...all: Need[]) => {
  const needs = createFieldNeeds();
  for (const [at, need] of all.entries()) needs.set(`field ${at}`, need);
  return needs.marked();
};

test('the minority is marked; where all are alike nothing is', () => {
  expect(markedOf('required', 'optional', 'optional')).toBe('required');
  expect(markedOf('required', 'required', 'optional')).toBe('optional');
  expect(markedOf('required', 'optional')).toBe('required');
  expect(markedOf('required', 'required')).toBeNull();
  expect(markedOf('optional')).toBeNull();
});

test('a field that goes no longer counts, and who asks is told', () => {
  const needs = createFieldNeeds();
  const told = jest.fn();
  needs.set('name', 'required');
  const go = needs.set('note', 'optional');
  needs.subscribe(told);
  go();
  expect(told).toHaveBeenCalledTimes(1);
  expect(needs.marked()).toBeNull();
});
