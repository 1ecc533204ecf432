import fc from 'fast-check';
import { recognizedIn } from './recognition.rules';

const one = (assessedMinor: number, deferredMinor = 0) => ({
  accountId: '4030',
  assessedMinor,
  deferredMinor,
});

test.each([
  [
    'nothing is spent: all of it waits',
    0,
    0,
    5000,
    { recognizedMinor: 0, carriedMinor: 5000, toPostMinor: 5000 },
  ],
  [
    'less is spent than billed',
    0,
    2000,
    5000,
    { recognizedMinor: 2000, carriedMinor: 3000, toPostMinor: 3000 },
  ],
  [
    'more is spent: what was carried is earned',
    9000,
    7000,
    5000,
    { recognizedMinor: 7000, carriedMinor: 7000, toPostMinor: -2000 },
  ],
  [
    'more is spent than there is',
    1000,
    50_000,
    5000,
    { recognizedMinor: 6000, carriedMinor: 0, toPostMinor: -1000 },
  ],
  [
    'more is taken back than there is: it was income',
    0,
    0,
    -6000,
    { recognizedMinor: -6000, carriedMinor: 0, toPostMinor: 0 },
  ],
  ['a cost was given back', 1000, -300, 5000, { recognizedMinor: 0, carriedMinor: 6000, toPostMinor: 5000 }],
])('%s', (_case, broughtMinor, spentMinor, assessedMinor, expected) => {
  expect(recognizedIn({ broughtMinor, spentMinor, accounts: [one(assessedMinor)] })).toMatchObject(expected);
});

test('what was posted is posted once, and what changed since is posted by its difference', () => {
  const first = recognizedIn({ broughtMinor: 0, spentMinor: 2000, accounts: [one(5000)] });
  expect(first.moves).toEqual([{ accountId: '4030', amountMinor: 3000 }]);
  expect(recognizedIn({ broughtMinor: 0, spentMinor: 2000, accounts: [one(5000, 3000)] }).moves).toEqual([]);
  expect(recognizedIn({ broughtMinor: 0, spentMinor: 2500, accounts: [one(5000, 3000)] }).moves).toEqual([
    { accountId: '4030', amountMinor: -500 },
  ]);
});

test('what is taken back of one account is taken from the income of that one', () => {
  const { moves } = recognizedIn({
    broughtMinor: 0,
    spentMinor: 0,
    accounts: [one(-6000), { accountId: '4020', assessedMinor: 1000, deferredMinor: 0 }],
  });
  expect(moves).toEqual([
    { accountId: '4030', amountMinor: -1000 },
    { accountId: '4020', amountMinor: 1000 },
  ]);
});

const minor = fc.integer({ min: -1_000_000, max: 1_000_000 });
const account = fc.record({ accountId: fc.uuid(), assessedMinor: minor, deferredMinor: minor });

test('whatever was billed and spent, what is carried is what there was less what is income, and posting brings it about', () => {
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.array(account, { minLength: 1, maxLength: 2 }),
      (broughtMinor, spentMinor, accounts) => {
        const { assessedMinor, recognizedMinor, carriedMinor, moves } = recognizedIn({
          broughtMinor,
          spentMinor,
          accounts,
        });
        expect(carriedMinor).toBe(broughtMinor + assessedMinor - recognizedMinor);
        expect(recognizedMinor).toBeLessThanOrEqual(Math.max(0, spentMinor));
        expect(carriedMinor).toBeGreaterThanOrEqual(0);
        const deferredMinor = accounts.reduce((sum, each) => sum + each.deferredMinor, 0);
        const movedMinor = moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        // What stays on the income accounts is the income of the month.
        expect(assessedMinor - deferredMinor - movedMinor).toBe(recognizedMinor);
      },
    ),
  );
});
