import { documentLinkRoutes } from '@courtyard/contract/documents/document/document-links';
import type { RecordRef } from '@courtyard/contract/documents/document/document';
import { implement, type Module } from '../../../platform/http/implement';
import { linkDocument, listLinked, unlinkDocument } from './link.service';

const recordOf = ({
  recordKind: kind,
  recordId: id,
}: {
  recordKind: RecordRef['kind'];
  recordId: string;
}) => ({
  kind,
  id,
});

/** Documents on the pages of other sections' records. */
export const linkModule: Module = () => [
  implement(documentLinkRoutes.listLinkedDocuments, async (call) => ({
    data: await listLinked(call, recordOf(call.params)),
  })),
  implement(documentLinkRoutes.linkDocument, (call) =>
    linkDocument(call, call.params.documentId, recordOf(call.params)),
  ),
  implement(documentLinkRoutes.unlinkDocument, (call) =>
    unlinkDocument(call, call.params.documentId, recordOf(call.params)),
  ),
];
