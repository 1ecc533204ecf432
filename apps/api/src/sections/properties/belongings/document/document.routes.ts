import { documentRoutes } from '@courtyard/contract/properties/property/document';
import { implement, type Module } from '../../../../platform/http/implement';
import { addDocument, documentsOfProperty, removeDocument } from './document.service';

export const documentModule: Module = () => [
  implement(documentRoutes.propertyDocuments, async (call) => ({
    data: await documentsOfProperty(call, call.params.propertyId),
  })),
  implement(documentRoutes.addPropertyDocument, async (call) => ({
    data: await addDocument(call, call.params.propertyId, call.body),
  })),
  implement(documentRoutes.removePropertyDocument, (call) => removeDocument(call, call.params)),
];
