import { documentGateOf } from './document-gate';
import { DocumentView } from './document-view';

const HoaDocumentGate = documentGateOf('hoa');

/** `hoa-documents/details?id=`. */
export function HoaDocumentPage() {
  return <HoaDocumentGate>{(item) => <DocumentView key={item.id} item={item} />}</HoaDocumentGate>;
}
