import { gateOf } from '@courtyard/ui/details';
import { documentPaths } from '../document-paths';
import { documentMessages } from '../document.messages';
import { hoaDocuments, walks } from '../document.queries';
import { DocumentView } from './document-view';

const HoaDocumentGate = gateOf({
  messages: documentMessages,
  title: (t) => t('document'),
  useOne: hoaDocuments.useOne,
  list: documentPaths.list('hoa'),
  walk: walks.hoa,
});

/** `hoa-documents/details?id=`. */
export function HoaDocumentPage() {
  return <HoaDocumentGate>{(item) => <DocumentView key={item.id} item={item} />}</HoaDocumentGate>;
}
