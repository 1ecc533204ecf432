import { LibraryPage } from './library-page';

/** `my-documents`: own documents, those of own units, and what is shared. */
export const MyDocumentsPage = () => <LibraryPage space="mine" />;
