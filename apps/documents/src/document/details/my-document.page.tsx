import { gateOf } from '@courtyard/ui/details';
import { documentPaths } from '../document-paths';
import { documentMessages } from '../document.messages';
import { myDocuments, walks } from '../document.queries';
import { DocumentView } from './document-view';

const MyDocumentGate = gateOf({
  messages: documentMessages,
  title: (t) => t('document'),
  useOne: myDocuments.useOne,
  list: documentPaths.list('mine'),
  walk: walks.mine,
});

/** `my-documents/details?id=`. */
export function MyDocumentPage() {
  return <MyDocumentGate>{(item) => <DocumentView key={item.id} item={item} />}</MyDocumentGate>;
}
