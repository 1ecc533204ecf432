import { downloadFile, lazyOverlay, useFormats, useMessages, useWords } from '@courtyard/common';
import type { PropertyDocument } from '@courtyard/contract/properties/property/document';
import { documentWords } from '@courtyard/contract/properties/property/document.words';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Badge, fileSize, TextLink } from '@courtyard/ui';
import { PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { useState } from 'react';
import { useMay } from '../../property/property-permissions';
import { documentMessages } from './document.messages';
import { propertyDocuments } from './document.queries';

const DocumentDialog = lazyOverlay(async () => (await import('./document.dialog')).DocumentDialog);

export function DocumentsTab({ property }: { property: Property }) {
  const t = useMessages(documentMessages);
  const may = useMay(property)('Property Document Update') && !property.archived;
  const documents = propertyDocuments.useList(property.id);
  const removing = propertyDocuments.useRemove(property.id);
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval(removing.mutateAsync, ({ title }: PropertyDocument) => ({
    name: title,
    text: t('removeText'),
    verb: t('removeVerb'),
  }));

  return (
    <>
      <PartTab t={t} icon="file-text" add={may ? () => setAdding(true) : null} query={documents}>
        {(document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onRemove={may ? () => removal.ask(document) : undefined}
          />
        )}
      </PartTab>
      {isAdding ? <DocumentDialog propertyId={property.id} onClose={() => setAdding(false)} /> : null}
      {removal.dialog}
    </>
  );
}

function DocumentRow(props: { document: PropertyDocument; onRemove: (() => void) | undefined }) {
  const t = useMessages(documentMessages);
  const tDocument = useWords(documentWords);
  const formats = useFormats();
  const { title, category, file, addedBy, addedAt } = props.document;
  return (
    <PartRow
      title={
        <TextLink href={file.url} external>
          {title}
        </TextLink>
      }
      badge={<Badge>{tDocument(`category.${category}`)}</Badge>}
      aside={formats.moment(addedAt)}
      menu={
        <PartMenu
          name={title}
          items={[
            { label: t('download'), icon: 'download', onSelect: () => downloadFile(file.url, file.name) },
          ]}
          onRemove={props.onRemove}
        />
      }
    >
      {[file.name, fileSize(file.bytes), t('addedBy', { name: addedBy })].join(' · ')}
    </PartRow>
  );
}
