import fc from 'fast-check';
import type { ChargeType } from '../ledger.tables';
import { waterfallTemplates } from './waterfall-templates';
import { faultsOfWaterfall, payInOrder, type PayableItem, waterfallOn } from './waterfall.rules';

const types: ChargeType[] = [
  'regular',
  'special',
  'late-fee',
  'interest',
  'collection',
  'attorney',
  'fine',
  'other',
];
const templates = Object.entries(waterfallTemplates);

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const items = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    chargeType: fc.constantFrom(...types),
    issuedOn: day,
    dueOn: day,
    openMinor: fc.integer({ min: 0, max: 50_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

test.each(templates)('%s orders every charge exactly once', (_name, template) => {
  expect(faultsOfWaterfall(template)).toEqual([]);
});

test.each(templates)(
  '%s: all of the receipt is applied or left, never more than is open, and nothing is passed by',
  (_name, template) => {
    const policy = { ...template, effectiveOn: '2020-01-01' };
    fc.assert(
      fc.property(items, day, fc.integer({ min: 0, max: 300_000 }), (open, receivedOn, amountMinor) => {
        const { allocations, leftMinor } = payInOrder(policy, { amountMinor, receivedOn }, open);
        const paid = new Map(allocations.map((each) => [each.itemId, each.amountMinor]));
        const sum = [...paid.values()].reduce((all, each) => all + each, 0);
        expect(sum + leftMinor).toBe(amountMinor);
        const owed = open.reduce((all, each) => all + each.openMinor, 0);
        expect(sum).toBe(Math.min(owed, amountMinor));
        const partly = open.filter(({ id, openMinor }) => paid.has(id) && paid.get(id) !== openMinor);
        expect(partly.length).toBeLessThanOrEqual(1);
        for (const { amountMinor: applied, appliedOn, sentence } of allocations) {
          expect(applied).toBeGreaterThan(0);
          expect(appliedOn >= receivedOn).toBe(true);
          expect(sentence).toContain(template.source);
        }
      }),
    );
  },
);

const owed: PayableItem[] = [
  { id: 'dues', chargeType: 'regular', issuedOn: '2026-01-01', dueOn: '2026-01-01', openMinor: 10_000 },
  { id: 'fee', chargeType: 'late-fee', issuedOn: '2026-01-16', dueOn: '2026-01-16', openMinor: 2500 },
  { id: 'interest', chargeType: 'interest', issuedOn: '2026-01-31', dueOn: '2026-01-31', openMinor: 150 },
  { id: 'lawyer', chargeType: 'attorney', issuedOn: '2026-02-01', dueOn: '2026-02-01', openMinor: 6000 },
  { id: 'fine', chargeType: 'fine', issuedOn: '2025-12-01', dueOn: '2025-12-01', openMinor: 5000 },
];

test('the same is owed in three states and $150 arrives: three splits, each with its sentence', () => {
  const split = (name: keyof typeof waterfallTemplates) => {
    const policy = { ...waterfallTemplates[name], effectiveOn: '2020-01-01' };
    const { allocations } = payInOrder(policy, { amountMinor: 15_000, receivedOn: '2026-02-10' }, owed);
    return allocations.map(({ itemId, amountMinor, sentence }) => [
      itemId,
      amountMinor,
      sentence.split(':')[0],
    ]);
  };
  expect(split('florida')).toEqual([
    ['interest', 150, 'Florida Statutes §720.3085(3)(b)'],
    ['fee', 2500, 'Florida Statutes §720.3085(3)(b)'],
    ['lawyer', 6000, 'Florida Statutes §720.3085(3)(b)'],
    ['dues', 6350, 'Florida Statutes §720.3085(3)(b)'],
  ]);
  expect(split('california')).toEqual([
    ['dues', 10_000, 'California Civil Code §5655'],
    ['lawyer', 5000, 'California Civil Code §5655'],
  ]);
  expect(split('texas')).toEqual([
    ['dues', 10_000, 'Texas Property Code §209.0063'],
    ['lawyer', 5000, 'Texas Property Code §209.0063'],
  ]);
});

test('in Texas, what is delinquent is paid before what is due now, and a fine before a late fee', () => {
  const policy = { ...waterfallTemplates.texas, effectiveOn: '2020-01-01' };
  const now: PayableItem = {
    id: 'now',
    chargeType: 'regular',
    issuedOn: '2026-02-10',
    dueOn: '2026-02-10',
    openMinor: 100,
  };
  const { allocations } = payInOrder(policy, { amountMinor: 99_999, receivedOn: '2026-02-10' }, [
    now,
    ...owed,
  ]);
  expect(allocations.map(({ itemId }) => itemId)).toEqual([
    'dues',
    'now',
    'lawyer',
    'fine',
    'fee',
    'interest',
  ]);
  expect(allocations[0]?.sentence).toBe(
    'Texas Property Code §209.0063: delinquent assessments before current assessments, attorney and collection costs that could be foreclosed, other attorney fees, fines, other amounts; the oldest first.',
  );
});

test('a receipt goes by the version of its own day; an order that leaves a charge out is refused', () => {
  const first = { ...waterfallTemplates.neutral, version: 'ours-1', effectiveOn: '2026-01-01' };
  const second = { ...waterfallTemplates.california, version: 'ours-2', effectiveOn: '2026-07-01' };
  expect(waterfallOn([second, first], '2025-12-31')).toBeUndefined();
  expect(waterfallOn([second, first], '2026-06-30')?.version).toBe('ours-1');
  expect(waterfallOn([second, first], '2026-07-01')?.version).toBe('ours-2');
  const third = { ...second, version: 'ours-3' };
  expect(waterfallOn([third, second, first], '2026-07-01')?.version).toBe('ours-2');
  expect(waterfallOn([first, second, third], '2026-07-01')?.version).toBe('ours-3');
  const short = { ...first, steps: first.steps.slice(1) };
  expect(() => waterfallOn([short], '2026-02-01')).toThrow('delinquent regular stands in no step');
  expect(
    faultsOfWaterfall({ steps: [...first.steps, { types: ['fine'], due: 'current', name: 'fines' }] }),
  ).toEqual(['current fine stands in 2 steps']);
});
