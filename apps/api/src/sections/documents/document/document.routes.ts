import { documentChangeRoutes } from '@courtyard/contract/documents/document/document-changes';
import { documentOverviewRoutes } from '@courtyard/contract/documents/document/document-overview';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import { historyOf } from '../../../platform/audit/history.sql';
import { type Call, implement, implementStream, type Module } from '../../../platform/http/implement';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { getDocumentIn, requireOpened } from './document.access';
import { sendContent } from './version/version-content';
import { sendDocumentsZip, sendFolderZip } from './zip/documents-zip';
import {
  copyDocument,
  createDocument,
  markSeen,
  moveDocument,
  setFavorite,
  updateDocument,
} from './document.service';
import { sendThumbnail } from './version/version-thumbnail';
import { notifyFolders } from './document-history';
import { documentLists } from './document.sql';
import { documentOverview } from './marks/overview.sql';
import { deleteDocument, restoreDocument, trashDocument } from './trash/trash.service';
import { addVersion, restoreVersion } from './version/version.service';

const { listHoaDocuments, exportHoaDocuments, hoaDocumentValues, hoaDocumentTotals } = documentReadRoutes;
const { listMyDocuments, exportMyDocuments, myDocumentValues, myDocumentTotals } = documentReadRoutes;

type HistoryCall = Call<typeof documentReadRoutes.documentHistory>;

const history = historyOf<HistoryCall>('document', (call) => requireOpened(call, call.params.documentId));

const reads: Module = () => [
  ...implementList(
    {
      list: listHoaDocuments,
      export: exportHoaDocuments,
      values: hoaDocumentValues,
      totals: hoaDocumentTotals,
    },
    { list: documentLists.hoa, file: { name: 'hoa-documents', columns: documentColumns } },
  ),
  ...implementList(
    { list: listMyDocuments, export: exportMyDocuments, values: myDocumentValues, totals: myDocumentTotals },
    { list: documentLists.mine, file: { name: 'my-documents', columns: documentColumns } },
  ),
  implement(documentReadRoutes.getHoaDocument, async (call) => ({
    data: await getDocumentIn(call, 'hoa', call.params.documentId),
  })),
  implement(documentReadRoutes.getMyDocument, async (call) => ({
    data: await getDocumentIn(call, 'mine', call.params.documentId),
  })),
  implement(documentReadRoutes.documentHistory, async (call) => notifyFolders(call, await history(call))),
  implementStream(documentReadRoutes.documentContent, sendContent),
  implementStream(documentReadRoutes.zipDocuments, (call) => sendDocumentsZip(call, call.query.ids)),
  implementStream(documentReadRoutes.zipFolder, (call) => sendFolderZip(call, call.params.folderId)),
  implementStream(documentReadRoutes.documentThumbnail, sendThumbnail),
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
  implement(documentChangeRoutes.copyDocument, async (call) => ({
    data: await copyDocument(call, call.params.documentId, call.body.folderId),
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
