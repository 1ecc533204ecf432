import { bankImportRoutes } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { onOnePage } from '../../../../platform/database/lists/one-page';
import { implement, type Module } from '../../../../platform/http/implement';
import { checkBankFile } from './check-file';
import { importFile, takeBackImport } from './import.service';
import { listImports } from './import.sql';

const maxImports = 100;

export const bankImportModule: Module = () => [
  implement(bankImportRoutes.listBankImports, async ({ tx }) => onOnePage(await listImports(tx, maxImports))),
  implement(bankImportRoutes.checkBankFile, async (call) => ({ data: await checkBankFile(call, call.body) })),
  implement(bankImportRoutes.importBankFile, async (call) => ({ data: await importFile(call, call.body) })),
  implement(bankImportRoutes.takeBackBankImport, async (call) => ({
    data: await takeBackImport(call, call.params.bankImportId),
  })),
];
