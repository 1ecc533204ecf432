import { addressesIn } from './addresses.rules';

test.each([
  ['ann@x.example', ['ann@x.example']],
  [
    ' Ann@X.example, bo@x.example;cy@x.example\nann@x.example ',
    ['ann@x.example', 'bo@x.example', 'cy@x.example'],
  ],
  ['Ann Lee <ann@x.example>, bo@x.example', ['ann@x.example', 'bo@x.example']],
])('%j are addresses', (typed, emails) => {
  expect(addressesIn(typed)).toEqual({ emails, wrong: null });
});

test('what is no address is named; none, and too many, are told', () => {
  expect(addressesIn('ann@x.example, bo').wrong).toEqual({ says: 'emailWrong', email: 'bo' });
  expect(addressesIn('ann@x').wrong).toEqual({ says: 'emailWrong', email: 'ann@x' });
  expect(addressesIn(' ,\n').wrong).toEqual({ says: 'emailsMissing' });
  const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@x.example`).join(' ');
  expect(addressesIn(many(50)).wrong).toBeNull();
  expect(addressesIn(many(51)).wrong).toEqual({ says: 'bulkEmails' });
});
