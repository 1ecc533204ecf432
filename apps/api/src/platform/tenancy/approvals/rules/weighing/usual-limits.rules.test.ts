import { decidersFor } from '../../approval-kind';
import { defaultLimits } from './usual-limits.rules';

const limits = [
  { fromMinor: 0, deciders: 1 },
  { fromMinor: 50_000, deciders: 2 },
];

test.each([
  ['USD', 50_000],
  ['EUR', 50_000],
  ['CAD', 50_000],
  // 10,000 pesos.
  ['MXN', 1_000_000],
  // No minor unit: 50,000 yen, 500,000 Chilean pesos.
  ['JPY', 50_000],
  ['CLP', 500_000],
  // Three digits: 500 dinars.
  ['KWD', 500_000],
])('500 dollars are a round amount of the same order in %s', (currency, fromMinor) => {
  expect(defaultLimits({ rule: 'accounting.bill', limits }, { currency, jurisdiction: null })).toEqual([
    { fromMinor: 0, deciders: 1 },
    { fromMinor, deciders: 2 },
  ]);
});

test.each([
  ['banking.reserve-transfer', 'US-CA', 2],
  ['accounting.reserve-payment', 'US-CA', 2],
  ['banking.transfer', 'US-CA', 1],
  ['banking.reserve-transfer', 'US-ME', 1],
  ['banking.reserve-transfer', 'JP', 1],
  ['banking.reserve-transfer', null, 1],
])('%s in %s takes %d', (rule, jurisdiction, deciders) => {
  const own = defaultLimits({ rule, limits: limits.slice(0, 1) }, { currency: 'USD', jurisdiction });
  expect(decidersFor(own, 5)).toBe(deciders);
});
