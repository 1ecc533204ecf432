import { downloadFile, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PropertyDocument } from '@courtyard/contract/properties/property/document';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Badge, Button, fileSize, TextLink } from '@courtyard/ui';
import { type MenuItemSpec, RowMenu } from '@courtyard/ui/overlays';
import { PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../property/property-permissions';
import { documentMessages } from './document.messages';
import { propertyDocuments } from './document.queries';

const DocumentDialog = lazy(async () => ({ default: (await import('./document.dialog')).DocumentDialog }));

export function DocumentsTab({ property }: { property: Property }) {
  const t = useMessages(documentMessages);
  const may = useMay(property)('Property Document Update') && !property.archived;
  const documents = propertyDocuments.useList(property.id);
  const removing = propertyDocuments.useRemove(property.id);
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval(removing.mutateAsync, ({ title }: PropertyDocument) => ({
    title: t('removeTitle', { title }),
    text: t('removeText'),
    verb: t('removeVerb'),
    done: t('removedToast', { title }),
  }));

  return (
    <>
      <PartTab
        t={t}
        icon="file-text"
        add={
          may ? (
            <Button size="sm" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : null
        }
        query={documents}
      >
        {(document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onRemove={may ? () => removal.ask(document) : undefined}
          />
        )}
      </PartTab>
      <Suspense>
        {isAdding ? <DocumentDialog propertyId={property.id} onClose={() => setAdding(false)} /> : null}
      </Suspense>
      {removal.dialog}
    </>
  );
}

function DocumentRow(props: { document: PropertyDocument; onRemove: (() => void) | undefined }) {
  const t = useMessages(documentMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const { title, category, file, addedBy, addedAt } = props.document;
  const items: MenuItemSpec[] = [
    { label: t('download'), icon: 'download', onSelect: () => downloadFile(file.url, file.name) },
  ];
  if (props.onRemove)
    items.push({ label: t('remove'), icon: 'trash', tone: 'danger', onSelect: props.onRemove });
  return (
    <PartRow
      title={
        <TextLink href={file.url} external>
          {title}
        </TextLink>
      }
      badge={<Badge>{t(`category.${category}`)}</Badge>}
      aside={formats.moment(addedAt, timeZone)}
      menu={<RowMenu label={t('more', { title })} items={items} />}
    >
      {[file.name, fileSize(file.bytes), t('addedBy', { name: addedBy })].join(' · ')}
    </PartRow>
  );
}
