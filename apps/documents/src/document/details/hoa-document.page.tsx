import { documentLoaderOf } from './document-loader';
import { DocumentView } from './document-view';

const HoaDocumentLoader = documentLoaderOf('hoa');

/** `hoa-documents/details?id=`. */
export function HoaDocumentPage() {
  return <HoaDocumentLoader>{(item) => <DocumentView key={item.id} item={item} />}</HoaDocumentLoader>;
}
