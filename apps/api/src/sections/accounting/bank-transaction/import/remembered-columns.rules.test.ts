import { mappingByHeadings } from './remembered-columns.rules';

const looks = { delimiter: ',' as const, headerLines: 1 };
const remembered = {
  ...looks,
  date: { column: 0, order: 'mdy' as const },
  amount: { kind: 'signed' as const, column: 1, negate: false },
  decimal: '.' as const,
  payee: 2,
  headings: ['Date', 'Amount', 'Description'],
};

test('columns are found by their headings when one was added or they were moved', () => {
  expect(mappingByHeadings(remembered, ['Date', 'Check No', 'Description', 'AMOUNT '], looks)).toMatchObject({
    date: { column: 0 },
    amount: { column: 3 },
    payee: 2,
  });
  const two = { kind: 'two' as const, debit: 1, credit: 2 };
  const headings = ['Date', 'Debit', 'Credit', 'Text'];
  expect(
    mappingByHeadings(
      { ...remembered, amount: two, payee: 3, headings },
      ['Date', 'Credit', 'Debit', 'Text'],
      looks,
    ),
  ).toMatchObject({ amount: { debit: 2, credit: 1 } });
});

test('a heading that is missing or there twice, numbered columns and files from before are asked about', () => {
  expect(mappingByHeadings(remembered, ['Date', 'Sum', 'Description'], looks)).toBeNull();
  expect(mappingByHeadings(remembered, ['Date', 'Amount', 'Description', 'Amount'], looks)).toBeNull();
  const numbered = { ...remembered, headings: ['#1', '#2', '#3'] };
  expect(mappingByHeadings(numbered, ['#1', '#2', '#3'], looks)).toMatchObject({ amount: { column: 1 } });
  expect(mappingByHeadings(numbered, ['#1', '#2', '#3', '#4'], looks)).toBeNull();
  const { headings: _, ...old } = remembered;
  expect(mappingByHeadings(old, ['Date', 'Amount', 'Description'], looks)).toBeNull();
});
