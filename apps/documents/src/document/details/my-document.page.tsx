import { documentLoaderOf } from './document-loader';
import { DocumentView } from './document-view';

const MyDocumentLoader = documentLoaderOf('mine');

/** `my-documents/details?id=`. */
export function MyDocumentPage() {
  return <MyDocumentLoader>{(item) => <DocumentView key={item.id} item={item} />}</MyDocumentLoader>;
}
