import { documentGateOf } from './document-gate';
import { DocumentView } from './document-view';

const MyDocumentGate = documentGateOf('mine');

/** `my-documents/details?id=`. */
export function MyDocumentPage() {
  return <MyDocumentGate>{(item) => <DocumentView key={item.id} item={item} />}</MyDocumentGate>;
}
