import { generalLedgerRoutes } from '@courtyard/contract/banking/report/ledger';
import { sendPdf } from '../../../../ledger';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { generalLedger, ledgerExport } from './general-ledger';
import { ledgerLines } from './ledger-lines';
import { ledgerPaper, ledgerPdf } from './ledger-pdf';

export const generalLedgerModule: Module = () => [
  implement(generalLedgerRoutes.generalLedger, async (call) => ({
    data: await generalLedger(call, call.query),
  })),
  implement(generalLedgerRoutes.generalLedgerLines, (call) => ledgerLines(call, call.query)),
  implementStream(generalLedgerRoutes.exportGeneralLedger, (call) =>
    exportList(call, ledgerExport(call.query)),
  ),
  implementStream(generalLedgerRoutes.generalLedgerPdf, (call) =>
    sendPdf(call, 'general-ledger', (context) => ledgerPaper(context, call.query), ledgerPdf),
  ),
];
