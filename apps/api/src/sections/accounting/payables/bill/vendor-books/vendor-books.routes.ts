import { vendorAccountRoutes } from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import { taxRegisterRoutes } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register';
import { exportList } from '../../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import { taxRegister, taxRegisterExport } from './tax-register';
import { vendorAccount } from './vendor-account';
import { exportStatement, vendorStatement } from './vendor-statement';

/** What the books say of vendors. */
export const vendorBooksModule: Module = () => [
  implement(vendorAccountRoutes.vendorAccount, async (call) => ({
    data: await vendorAccount(call, call.params.vendorId),
  })),
  implement(vendorAccountRoutes.vendorStatement, async (call) => ({
    data: await vendorStatement(call, call.params.vendorId, call.query),
  })),
  implementStream(vendorAccountRoutes.exportVendorStatement, exportStatement),
  implement(taxRegisterRoutes.taxRegister, async (call) => ({
    data: await taxRegister(call, call.query.year),
  })),
  implementStream(taxRegisterRoutes.exportTaxRegister, (call) =>
    exportList(call, taxRegisterExport(call.query.year)),
  ),
];
