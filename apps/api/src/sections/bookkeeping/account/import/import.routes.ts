import { chartImportRoutes } from '@courtyard/contract/bookkeeping/account/import';
import { implement, type Module } from '../../../../platform/http/implement';
import { applyImport, checkImport } from './import.service';

export const chartImportModule: Module = () => [
  implement(chartImportRoutes.checkChartImport, async (call) => ({
    data: await checkImport(call, call.body.fileId),
  })),
  implement(chartImportRoutes.applyChartImport, async (call) => ({
    data: await applyImport(call, call.body),
  })),
];
