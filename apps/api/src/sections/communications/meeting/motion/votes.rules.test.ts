import type { MotionInput } from '@courtyard/contract/communications/meeting/motion/motion';
import { sumsOf } from './votes.rules';

const homes: Readonly<Record<string, readonly string[]>> = {
  ann: ['1'],
  bob: ['1', '2'],
  cid: ['3', '4', '5'],
};
const homesOf = (id: string) => homes[id] ?? [];
const vote = (attendeeId: string, how: 'yes' | 'no' | 'abstain') => ({ attendeeId, vote: how });
const voted = (votes: MotionInput['votes'], method: MotionInput['method'] = 'names') => ({
  method,
  votes,
  inFavor: 31,
  against: 4,
  abstained: null,
});

test.each([
  ['each home once', [vote('ann', 'yes'), vote('bob', 'yes')], { inFavor: 2, against: 0, abstained: 0 }],
  ['three of one owner', [vote('cid', 'no')], { inFavor: 0, against: 3, abstained: 0 }],
  [
    'none whose owners differ',
    [vote('ann', 'yes'), vote('bob', 'no')],
    { inFavor: 0, against: 1, abstained: 0 },
  ],
  [
    'none of a tenant',
    [vote('ten', 'yes'), vote('cid', 'abstain')],
    { inFavor: 0, against: 0, abstained: 3 },
  ],
])('by home: %s', (_rule, votes, sums) => {
  expect(sumsOf(voted(votes), { basis: 'unit', homesOf })).toEqual({ ...sums, countedBy: 'unit' });
});

test('by person each name is a vote, a tenant too', () => {
  const votes = [vote('ann', 'yes'), vote('bob', 'no'), vote('ten', 'yes')];
  const sums = { inFavor: 2, against: 1, abstained: 0, countedBy: 'person' };
  expect(sumsOf(voted(votes), { basis: 'person', homesOf })).toEqual(sums);
});

test('counted votes are as they were counted; a voice vote has no sums', () => {
  const by = { basis: 'unit' as const, homesOf };
  expect(sumsOf(voted([], 'count'), by)).toEqual({
    inFavor: 31,
    against: 4,
    abstained: null,
    countedBy: null,
  });
  expect(sumsOf(voted([], 'voice'), by)).toEqual({
    inFavor: null,
    against: null,
    abstained: null,
    countedBy: null,
  });
});
