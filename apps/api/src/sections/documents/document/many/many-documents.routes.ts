import { manyDocumentRoutes } from '@courtyard/contract/documents/document/many-documents';
import { implement, type Module } from '../../../../platform/http/implement';
import { actOnMany, takeBack } from '../../../../platform/section/many/act-on-many';
import {
  favoriteDocuments,
  moveDocuments,
  restoreDocuments,
  tagDocuments,
  trashDocuments,
} from './many-documents';

/** Acts on many documents of a list. */
export const manyDocumentsModule: Module = () => [
  implement(manyDocumentRoutes.moveDocuments, async (call) => ({
    data: await actOnMany(call, moveDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.tagDocuments, async (call) => ({
    data: await actOnMany(call, tagDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.trashDocuments, async (call) => ({
    data: await actOnMany(call, trashDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(manyDocumentRoutes.restoreDocuments, async (call) => ({
    data: await takeBack(call, restoreDocuments, call.body.things, 'document'),
  })),
  implement(manyDocumentRoutes.favoriteDocuments, async (call) => ({
    data: await actOnMany(call, favoriteDocuments(call.body.space), call.body.chosen, call.body),
  })),
];
