import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import { fileSize } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { DocumentName } from './documents.columns';

export function DocumentCard({ item }: { item: DocumentSummary }) {
  const { named, text } = useFieldTexts(documentColumns);
  return (
    <ListCard
      title={<DocumentName item={item} />}
      facts={[`${text(item, 'kind')} · ${fileSize(item.bytes)}`, named(item, 'updatedAt')]}
    />
  );
}
