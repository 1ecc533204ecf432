import { recordLoader } from '@courtyard/ui/details';
import { documentPaths, type Space } from '../document-paths';
import { documentMessages } from '../document.messages';
import { libraries, walks } from '../document.queries';

/** A page about the document `?id=` of a tree. */
export const documentLoaderOf = (space: Space) =>
  recordLoader({
    messages: documentMessages,
    title: (t) => t('document'),
    useOne: libraries[space].useOne,
    list: documentPaths.list(space),
    pager: walks[space],
  });
