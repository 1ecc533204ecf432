import { byPlace, firstErrorIn } from './first-error.rules';

const drafts = {
  lines: [{ fundId: 'operating' }, { fundId: 'reserve' }],
  controls: ['units', 'bills'] as const,
};
const wrong = { amountMinor: { message: 'No.' } };

test.each([
  ['nothing', {}, undefined],
  ['an account', { lines: [undefined, wrong] }, { tab: 'reserve' }],
  ['an item', { items: [undefined, undefined, wrong] }, { tab: 'units', item: 2 }],
  ['a bill', { bills: [undefined, wrong] }, { tab: 'bills', item: 1 }],
  ['a control balance', { controls: [undefined, wrong] }, { tab: 'bills' }],
  ['both', { lines: [wrong], items: [wrong] }, { tab: 'operating' }],
])('%s', (_what, errors, found) => {
  expect(firstErrorIn(errors, drafts)).toEqual(found);
});

test('messages of the server lead to their tab too', () => {
  const errors = byPlace({ 'items.3.dueOn': 'Later.', 'items.21.dueOn': 'Later.', date: 'Closed.' });
  expect(firstErrorIn(errors, drafts)).toEqual({ tab: 'units', item: 3 });
});
