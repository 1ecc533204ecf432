import { documentChangeRoutes } from '@courtyard/contract/documents/document/document-changes';
import { documentOverviewRoutes } from '@courtyard/contract/documents/document/document-overview';
import { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { getDocumentIn, requireDocument } from './document.access';
import { sendContent } from './version/version-content';
import { documentExport } from './document.export';
import { createDocument, markSeen, moveDocument, setFavorite, updateDocument } from './document.service';
import { documentLists } from './document.sql';
import { documentOverview } from './overview.sql';
import { deleteDocument, restoreDocument, trashDocument } from './trash.service';
import { addVersion, restoreVersion } from './version/version.service';

const reads: Module = () => [
  implement(documentReadRoutes.listHoaDocuments, (call) => documentLists.hoa.page(call, call.query)),
  implementStream(documentReadRoutes.exportHoaDocuments, (call) =>
    exportList(call, documentExport('hoa', call.query)),
  ),
  implement(documentReadRoutes.hoaDocumentValues, async (call) => ({
    data: await documentLists.hoa.values(call, call.query),
  })),
  implement(documentReadRoutes.hoaDocumentTotals, async (call) => ({
    data: await documentLists.hoa.totals(call, call.query),
  })),
  implement(documentReadRoutes.getHoaDocument, async (call) => ({
    data: await getDocumentIn(call, 'hoa', call.params.documentId),
  })),
  implement(documentReadRoutes.listMyDocuments, (call) => documentLists.mine.page(call, call.query)),
  implementStream(documentReadRoutes.exportMyDocuments, (call) =>
    exportList(call, documentExport('mine', call.query)),
  ),
  implement(documentReadRoutes.myDocumentValues, async (call) => ({
    data: await documentLists.mine.values(call, call.query),
  })),
  implement(documentReadRoutes.myDocumentTotals, async (call) => ({
    data: await documentLists.mine.totals(call, call.query),
  })),
  implement(documentReadRoutes.getMyDocument, async (call) => ({
    data: await getDocumentIn(call, 'mine', call.params.documentId),
  })),
  implement(documentReadRoutes.listTrash, (call) => documentLists.trash.page(call, call.query)),
  implement(
    documentReadRoutes.documentHistory,
    historyOf('document', (call) => requireDocument(call, call.params.documentId)),
  ),
  implementStream(documentReadRoutes.documentContent, sendContent),
  implement(documentOverviewRoutes.documentOverview, async (call) => ({
    data: await documentOverview(call),
  })),
];

const changes: Module = () => [
  implement(documentChangeRoutes.createDocument, async (call) => ({
    data: await createDocument(call, call.body),
  })),
  implement(documentChangeRoutes.updateDocument, async (call) => ({
    data: await updateDocument(call, call.params.documentId, call.body),
  })),
  implement(documentChangeRoutes.moveDocument, async (call) => ({
    data: await moveDocument(call, call.params.documentId, call.body),
  })),
  implement(documentChangeRoutes.addDocumentVersion, async (call) => ({
    data: await addVersion(call, call.params.documentId, call.body),
  })),
  implement(documentChangeRoutes.restoreDocumentVersion, async (call) => ({
    data: await restoreVersion(call, call.params.documentId, {
      number: call.params.number,
      version: call.body.version,
    }),
  })),
  implement(documentChangeRoutes.trashDocument, async (call) => ({
    data: await trashDocument(call, call.params.documentId, call.body.version),
  })),
  implement(documentChangeRoutes.restoreDocument, async (call) => ({
    data: await restoreDocument(call, call.params.documentId, call.body.version),
  })),
  implement(documentChangeRoutes.deleteDocument, (call) => deleteDocument(call, call.params.documentId)),
  implement(documentChangeRoutes.setFavorite, (call) =>
    setFavorite(call, call.params.documentId, call.body.isFavorite),
  ),
  implement(documentChangeRoutes.markDocumentSeen, (call) => markSeen(call, call.params.documentId)),
];

/** Reading and changing documents. */
export const documentModule: Module = (platform) => [...reads(platform), ...changes(platform)];
