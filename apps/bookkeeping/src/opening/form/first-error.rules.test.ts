import { firstErrorIn } from './first-error.rules';

const drafts = [{ fundId: 'operating' }, { fundId: 'reserve' }];
const wrong = { amountMinor: { message: 'No.' } };

test.each([
  ['nothing', {}, undefined],
  ['an account', { lines: [undefined, wrong] }, { tab: 'reserve' }],
  ['an item', { items: [undefined, undefined, wrong] }, { tab: 'units', item: 2 }],
  ['both', { lines: [wrong], items: [wrong] }, { tab: 'operating' }],
])('%s', (_what, errors, found) => {
  expect(firstErrorIn(errors, drafts)).toEqual(found);
});
