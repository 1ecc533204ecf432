import { documentLinkRoutes } from '@courtyard/contract/documents/document/document-links';
import type { ThingRef } from '@courtyard/contract/documents/document/document';
import { implement, type Module } from '../../../platform/http/implement';
import { linkDocument, listLinked, unlinkDocument } from './link.service';

const thingOf = ({ thingKind: kind, thingId: id }: { thingKind: ThingRef['kind']; thingId: string }) => ({
  kind,
  id,
});

/** Documents on the pages of other sections' things. */
export const linkModule: Module = () => [
  implement(documentLinkRoutes.listLinkedDocuments, async (call) => ({
    data: await listLinked(call, thingOf(call.params)),
  })),
  implement(documentLinkRoutes.linkDocument, (call) =>
    linkDocument(call, call.params.documentId, thingOf(call.params)),
  ),
  implement(documentLinkRoutes.unlinkDocument, (call) =>
    unlinkDocument(call, call.params.documentId, thingOf(call.params)),
  ),
];
