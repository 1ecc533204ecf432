import { recurringInvoiceInput } from '../receivables/recurring/recurring-invoice';
import { recurringEntryInput } from './entry/recurring-entry';

const fieldsOf = (verdict: ReturnType<typeof recurringEntryInput.safeParse>) =>
  new Set(verdict.error?.issues.map(({ path }) => path[0]));

test.each([
  { rule: null },
  { rule: 5 },
  { rule: {} },
  { lines: null },
  { lines: {} },
  { lines: [null, 5] },
  { rule: null, lines: null, months: 'x' },
])('an amortization with %j is refused at its fields', (wrong) => {
  const verdict = recurringEntryInput.safeParse({
    name: 'Premium',
    kind: 'amortization',
    months: 3,
    rule: 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=15',
    startsOn: '2026-06-15',
    lines: [],
    ...wrong,
  });
  for (const field of Object.keys(wrong)) expect(fieldsOf(verdict)).toContain(field);
});

test.each([
  { scope: 'units', propertyIds: null },
  { scope: 'units', propertyIds: 5 },
  { scope: 'buildings', buildings: null },
])('a template that bills %j is refused at its field', (wrong) => {
  const input = { name: 'Dues', rule: 'FREQ=MONTHLY;BYMONTHDAY=1', startsOn: '2026-06-01', lines: [] };
  const issues = recurringInvoiceInput.safeParse({ ...input, ...wrong }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toContain('buildings' in wrong ? 'buildings' : 'propertyIds');
});

test('a rule over fields is told beside what else is wrong', () => {
  const issues = recurringInvoiceInput.safeParse({ scope: 'units', propertyIds: [] }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'propertyIds']));
});
