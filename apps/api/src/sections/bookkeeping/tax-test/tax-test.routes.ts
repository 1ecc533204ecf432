import { taxTestRoutes } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { readTaxTests, taxTestExport } from './tax-test.service';

export const taxTestModule: Module = () => [
  implement(taxTestRoutes.getTaxTests, async (call) => ({ data: await readTaxTests(call, call.query) })),
  implementStream(taxTestRoutes.exportTaxTests, (call) => exportList(call, taxTestExport(call.query))),
];
