import { manyDocumentRoutes } from '@courtyard/contract/documents/document/many-documents';
import { implement, type Module } from '../../../../platform/http/implement';
import { bulkChange, takeBack } from '../../../../platform/section/many/bulk-change';
import { favoriteDocuments, moveDocuments, tagDocuments, trashDocuments } from './many-documents';
import { restoreDocuments } from '../trash/many-trashed';

/** Bulk actions on documents of a list. */
export const manyDocumentsModule: Module = () => [
  implement(manyDocumentRoutes.moveDocuments, async (call) => ({
    data: await bulkChange(call, moveDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.tagDocuments, async (call) => ({
    data: await bulkChange(call, tagDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.trashDocuments, async (call) => ({
    data: await bulkChange(call, trashDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.restoreDocuments, async (call) => ({
    data: await takeBack(call, restoreDocuments, call.body.records, 'document'),
  })),
  implement(manyDocumentRoutes.favoriteDocuments, async (call) => ({
    data: await bulkChange(call, favoriteDocuments(call.body.space), call.body.chosen, call.body),
  })),
];
