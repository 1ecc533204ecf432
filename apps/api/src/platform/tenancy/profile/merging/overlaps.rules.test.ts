import { withoutOverlaps } from './overlaps.rules';

const period = (id: string, startsOn: string, endsOn: string | null) => ({ id, startsOn, endsOn });

test('what is covered goes, what ends later begins after, what touches nothing stays', () => {
  const first = period('first', '2020-01-01', '2021-12-31');
  const inside = period('inside', '2020-06-01', '2021-12-31');
  const longer = period('longer', '2021-01-01', null);
  const covered = period('covered', '2023-01-01', '2024-01-01');
  const before = period('before', '2010-01-01', '2019-12-31');
  const { gone, later } = withoutOverlaps([covered, longer, inside, first, before]);
  expect(gone).toEqual([
    { period: inside, into: first },
    { period: covered, into: longer },
  ]);
  expect(later).toEqual([{ period: longer, startsOn: '2022-01-01' }]);
});

test('of two alike the one that is given first stays', () => {
  const [ours, theirs] = [period('ours', '2020-01-01', null), period('theirs', '2020-01-01', null)];
  expect(withoutOverlaps([ours, theirs]).gone).toEqual([{ period: theirs, into: ours }]);
});
