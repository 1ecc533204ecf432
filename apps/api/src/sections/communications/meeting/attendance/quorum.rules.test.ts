import fc from 'fast-check';
import { neededOf, type Present, quorumOf, type QuorumRule } from './quorum.rules';

const fifth: QuorumRule = {
  basis: 'unit',
  kind: 'percent',
  value: 2000,
  reconvenedValue: 1000,
  proxiesCount: true,
};
const person = (id: string, unitIds: string[], presence: Present['presence'] = 'absent'): Present => ({
  id,
  unitIds,
  presence,
});

test.each<[Partial<QuorumRule>, number, boolean, number]>([
  [{}, 100, false, 20],
  [{}, 101, false, 21],
  [{}, 100, true, 10],
  [{ reconvenedValue: null }, 100, true, 20],
  [{ value: 3334 }, 3, false, 2],
  [{ value: 3333 }, 3, false, 1],
  [{ kind: 'majority' }, 5, false, 3],
  [{ kind: 'majority' }, 4, false, 3],
  [{ kind: 'count', value: 7, reconvenedValue: 5 }, 100, false, 7],
  [{ kind: 'count', value: 7, reconvenedValue: 5 }, 100, true, 5],
  [{}, 0, false, 1],
])('%o of %i, called again: %p, is %i', (part, eligible, isReconvened, needed) => {
  expect(neededOf({ ...fifth, ...part }, eligible, isReconvened)).toBe(needed);
});

test('two owners of a home count once, in person before by proxy; where people are counted, each does', () => {
  const people = [
    person('ann', ['1'], 'present'),
    person('bob', ['1'], 'proxy'),
    person('cid', ['2', '3'], 'proxy'),
    person('dee', ['4', '5', '6', '7', '8', '9', '10']),
  ];
  expect(quorumOf(people, fifth)).toEqual({
    eligible: 10,
    needed: 2,
    inPerson: 1,
    byProxy: 2,
    counted: 3,
    isReached: true,
  });
  expect(quorumOf(people, { ...fifth, proxiesCount: false })).toMatchObject({ counted: 1, isReached: false });
  expect(quorumOf(people, { ...fifth, basis: 'person', kind: 'majority' })).toMatchObject({
    eligible: 4,
    needed: 3,
    counted: 3,
  });
});

test.each<[string, Present[], { eligible: number; inPerson: number; byProxy: number; counted: number }]>([
  [
    'two owners of one home',
    [person('ann', ['1'], 'present'), person('bob', ['1'], 'present')],
    { eligible: 1, inPerson: 1, byProxy: 0, counted: 1 },
  ],
  [
    'an owner of three',
    [person('cid', ['1', '2', '3'], 'present'), person('dee', ['4'])],
    { eligible: 4, inPerson: 3, byProxy: 0, counted: 3 },
  ],
  [
    'a tenant beside the owner who stayed away',
    [person('ten', [], 'present'), person('ann', ['1'])],
    { eligible: 1, inPerson: 0, byProxy: 0, counted: 0 },
  ],
  [
    'who gave a proxy, beside the one who holds it',
    [person('pia', ['1', '2'], 'proxy'), person('hal', ['3'], 'present')],
    { eligible: 3, inPerson: 1, byProxy: 2, counted: 3 },
  ],
  [
    'one owner in person, the other by proxy',
    [person('ann', ['1'], 'present'), person('bob', ['1', '2'], 'proxy')],
    { eligible: 2, inPerson: 1, byProxy: 1, counted: 2 },
  ],
  ['tenants alone', [person('ten', [], 'present')], { eligible: 0, inPerson: 0, byProxy: 0, counted: 0 }],
])('homes of %s', (_who, people, homes) => {
  expect(quorumOf(people, fifth)).toMatchObject(homes);
});

const presence = fc.constantFrom('present' as const, 'proxy' as const, 'absent' as const);
const crowd = fc
  .array(fc.record({ unitIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }).map(String)), presence }), {
    maxLength: 15,
  })
  .map((people) => people.map((each, index) => ({ id: `p${index}`, ...each })));
const rules = fc.record({
  basis: fc.constantFrom('unit' as const, 'person' as const),
  kind: fc.constantFrom('percent' as const, 'majority' as const),
  value: fc.integer({ min: 1, max: 10_000 }),
  reconvenedValue: fc.constant(null),
  proxiesCount: fc.boolean(),
});

test('never more than are eligible, and who comes never undoes a quorum', () => {
  fc.assert(
    fc.property(crowd, rules, fc.nat(), (people, rule, pick) => {
      const before = quorumOf(people, rule);
      expect(before.counted).toBeLessThanOrEqual(before.eligible);
      const index = people.length === 0 ? 0 : pick % people.length;
      const after = quorumOf(
        people.map((each, at) => (at === index ? { ...each, presence: 'present' as const } : each)),
        rule,
      );
      expect(after.counted).toBeGreaterThanOrEqual(before.counted);
      expect(after.isReached || !before.isReached).toBe(true);
    }),
  );
});
