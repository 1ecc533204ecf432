import { testsFor } from './changed.mjs';

const files = [
  'apps/api/migrations/0001_foundation.sql',
  'apps/api/src/platform/database/fence.test.ts',
  'apps/api/src/sections/accounting/payables/bill/bill.test.ts',
  'apps/api/src/sections/accounting/payables/bill/approval/ask.service.ts',
  'apps/api/src/sections/accounting/payables/bill/bill-history.long.test.ts',
  'apps/api/src/sections/accounting/payables/vendor/vendor.test.ts',
  'apps/accounting/src/bill/bill.page.tsx',
  'packages/contract/src/accounting/payables/bill.ts',
  'apps/e2e/src/journeys/accounting/bills.test.ts',
];
const pathsFor = (...changed) => testsFor(changed, files).byPath;

test('a service of the API asks for the tests of the nearest folder, without those that take long', () => {
  expect(pathsFor('apps/api/src/sections/accounting/payables/bill/approval/ask.service.ts')).toEqual([
    'apps/api/src/sections/accounting/payables/bill/bill.test.ts',
  ]);
});

test('a migration asks for the tests of the database', () => {
  expect(pathsFor('apps/api/migrations/0001_foundation.sql')).toEqual([
    'apps/api/src/platform/database/fence.test.ts',
  ]);
});

test('a schema of the contract asks for the calls of the same record', () => {
  expect(pathsFor('packages/contract/src/accounting/payables/bill.ts')).toEqual([
    'apps/api/src/sections/accounting/payables/bill/bill.test.ts',
  ]);
});

test('a page asks for the tests that import it, within its application', () => {
  expect(testsFor(['apps/accounting/src/bill/bill.page.tsx'], files)).toEqual({
    byPath: [],
    related: [{ project: 'apps/accounting', files: ['apps/accounting/src/bill/bill.page.tsx'] }],
  });
});

test('a changed test is run itself; one of the browser needs a build and is not', () => {
  expect(
    pathsFor(
      'apps/api/src/sections/accounting/payables/vendor/vendor.test.ts',
      'apps/e2e/src/journeys/accounting/bills.test.ts',
    ),
  ).toEqual(['apps/api/src/sections/accounting/payables/vendor/vendor.test.ts']);
});

test('a file that was removed asks for the tests of where it was', () => {
  expect(pathsFor('apps/api/src/sections/accounting/payables/bill/gone.sql.ts')).toEqual([
    'apps/api/src/sections/accounting/payables/bill/bill.test.ts',
  ]);
});
