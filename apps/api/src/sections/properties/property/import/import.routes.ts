import { importRoutes } from '@courtyard/contract/properties/property/import';
import { implement, type Module } from '../../../../platform/http/implement';
import { applyImport, checkImport, getImport, remapImport } from './import.service';
import { pageOfImportRows } from './import.sql';

export const importModule: Module = () => [
  implement(importRoutes.checkImport, async (call) => ({ data: await checkImport(call, call.body.fileId) })),
  implement(importRoutes.getImport, async (call) => ({ data: await getImport(call, call.params.importId) })),
  implement(importRoutes.listImportRows, async (call) =>
    pageOfImportRows(call.tx, await getImport(call, call.params.importId), call.query),
  ),
  implement(importRoutes.remapImport, async (call) => ({
    data: await remapImport(call, call.params.importId, call.body.mapping),
  })),
  implement(importRoutes.applyImport, async (call) => ({
    data: await applyImport(call, call.params.importId),
  })),
];
