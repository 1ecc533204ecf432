import { noticesOf, type ToldDocument } from './notices.rules';

const plans = { id: 'plans', name: 'Plans', space: 'hoa' as const };
const roof = { id: 'roof', name: 'Roof', space: 'hoa' as const };

const told = (memberId: string, document: string, part: Partial<ToldDocument> = {}): ToldDocument => ({
  memberId,
  kind: 'added',
  actorId: 'actor',
  propertyId: null,
  followed: plans,
  document: { id: document, name: document, space: 'hoa' },
  ...part,
});

test('fifty documents are one notice, and members who are told the same share it', () => {
  const fifty = Array.from({ length: 50 }, (_, place) => `d${place}`);
  const notices = noticesOf(['a', 'b'].flatMap((member) => fifty.map((each) => told(member, each))));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ memberIds: ['a', 'b'], folder: plans });
  expect(notices[0]?.documents).toHaveLength(50);
});

test('who sees less is told of less', () => {
  const notices = noticesOf([told('a', 'open'), told('a', 'closed'), told('b', 'open')]);
  expect(notices.map(({ memberIds, documents }) => [memberIds, documents.length])).toEqual([
    [['a'], 2],
    [['b'], 1],
  ]);
});

test('a document in two followed folders counts once, and the folder that has all is named', () => {
  const within = [told('a', 'one'), told('a', 'one', { followed: roof }), told('a', 'two')];
  expect(noticesOf(within)).toMatchObject([{ folder: plans, documents: [{ id: 'one' }, { id: 'two' }] }]);
  const apart = [told('a', 'one', { followed: roof }), told('a', 'two')];
  expect(noticesOf(apart)).toMatchObject([{ folder: null }]);
});
