import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import { fileSize, Flex, Icon, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { documentPaths } from '../document/document-paths';
import { Thumbnail } from '../document/thumbnail';
import { useFolderName } from '../folder/use-folder-name';

export function DocumentName({ item }: { item: DocumentSummary }) {
  const { id, space, name, isFavorite } = item;
  return (
    <Flex gap="2" alignItems="center" minWidth="0">
      <Thumbnail item={item} />
      <TextLink to={documentPaths.details(space, id)} overflowWrap="anywhere">
        {name}
      </TextLink>
      {isFavorite ? <Icon name="star" size="sm" /> : null}
    </Flex>
  );
}

/** Columns of a list of documents; those that show at first. */
export function useDocumentColumns() {
  const nameOf = useFolderName();
  return useColumns(documentColumns, [
    { field: 'name', priority: 1, cell: (item) => <DocumentName item={item} /> },
    { field: 'folder', priority: 3, cell: ({ folder }) => nameOf(folder) },
    { field: 'kind', priority: 3 },
    { field: 'bytes', priority: 2, cell: ({ bytes }) => fileSize(bytes) },
    { field: 'updatedAt', priority: 2 },
    { field: 'addedBy', priority: 4 },
  ]);
}
