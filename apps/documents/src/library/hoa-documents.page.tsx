import { LibraryPage } from './library-page';

/** `hoa-documents`: the documents of the association, folder by folder. */
export const HoaDocumentsPage = () => <LibraryPage space="hoa" />;
