import { downloadFile, lazyOverlay, useMessages } from '@courtyard/common';
import type { DocumentDetails } from '@courtyard/contract/documents/document/document';
import { documentVocabulary } from '@courtyard/contract/documents/document/document-vocabulary';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import {
  Card,
  CardBody,
  CardHeader,
  CardLine,
  CardList,
  fileSize,
  Page,
  type PageAction,
  TextLink,
} from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, useFieldTexts } from '@courtyard/ui/details';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFolderName } from '../../folder/use-folder-name';
import { contentUrl, documentPaths } from '../document-paths';
import { documentMessages } from '../document.messages';
import { hoaDocuments } from '../document.queries';
import { useDocumentActions, useRestore } from '../use-document-actions';
import { detailsMessages } from './details.messages';
import { PreviewCard } from './preview.card';
import { VersionsCard } from '../versions/versions.card';

const EditDialog = lazyOverlay(async () => (await import('./edit.dialog')).EditDialog);
const VersionDialog = lazyOverlay(async () => (await import('../../upload/version.dialog')).VersionDialog);

interface ViewProps {
  item: DocumentDetails;
}

/** A document: what is in it, what it is, its versions and its history. */
export function DocumentView({ item }: ViewProps) {
  const t = useMessages(documentMessages);
  const tDetails = useMessages(detailsMessages);
  const [dialog, setDialog] = useState<'edit' | 'version' | null>(null);
  const { restore, isRestoring } = useRestore();
  const { actions, dialog: actionsDialog } = useDocumentActions();
  useSeen(item);
  const { id, name } = item;
  const isTrashed = item.trashedAt !== null;
  const download: PageAction = {
    label: t('download'),
    icon: 'download',
    onSelect: () => downloadFile(contentUrl(id), name),
  };
  const restoreAction: PageAction = {
    label: t('restore'),
    icon: 'refresh',
    loading: isRestoring,
    onSelect: () => void restore(item),
  };
  const changing: PageAction[] =
    item.right === 'change'
      ? [
          { label: t('newVersion'), icon: 'upload', onSelect: () => setDialog('version') },
          { label: t('edit'), icon: 'edit', onSelect: () => setDialog('edit') },
        ]
      : [];
  const close = () => setDialog(null);
  return (
    <Page
      title={name}
      description={isTrashed ? t('inTrash', { days: trashDays }) : undefined}
      actions={
        isTrashed
          ? { primary: restoreAction }
          : { primary: download, secondary: changing, more: actions(item) }
      }
    >
      <CardColumns
        wide="left"
        left={
          <>
            <PreviewCard item={item} />
            <VersionsCard item={item} />
          </>
        }
        right={
          <>
            <AboutCard item={item} />
            {item.links.length > 0 ? <LinksCard item={item} /> : null}
            <HistoryCard
              of={hoaDocuments.historyOf(id)}
              vocabulary={documentVocabulary}
              description={tDetails('historyText')}
            />
          </>
        }
      />
      {dialog === 'edit' ? <EditDialog item={item} onClose={close} /> : null}
      {dialog === 'version' ? <VersionDialog item={item} onClose={close} /> : null}
      {actionsDialog}
    </Page>
  );
}

/** Tells the server once for each version that the person has the document open. */
function useSeen({ id, versionNumber }: DocumentDetails) {
  const { mutate } = hoaDocuments.useWrite('PUT /api/v1/documents/:documentId/seen', id);
  const tell = useEffectEvent(() => mutate(undefined));
  useEffect(() => tell(), [id, versionNumber]);
}

const withText = new Set<DocumentDetails['kind']>(['pdf', 'document', 'text']);

function AboutCard({ item }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { label, facts } = useFieldTexts(documentColumns);
  // Found by its words is what everybody expects of a text; of pictures nobody does.
  const textFact = withText.has(item.kind) && item.textState !== 'done' ? item.textState : null;
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: label('folder'), value: <FolderLink item={item} /> },
        ...facts(item, 'kind'),
        { label: label('bytes'), value: fileSize(item.bytes) },
        ...(item.tags.length > 0 ? [{ label: label('tags'), value: item.tags.join(', ') }] : []),
        ...facts(item, 'versionNumber', 'addedBy', 'updatedAt'),
        ...(textFact ? [{ label: t('text'), value: t(`text.${textFact}`) }] : []),
      ]}
      notes={item.description}
    />
  );
}

/** Pages on which it is listed. */
function LinksCard({ item }: ViewProps) {
  const t = useMessages(documentMessages);
  return (
    <Card>
      <CardHeader title={t('linkedTo')} />
      <CardBody>
        <CardList>
          {item.links.map(({ kind, id, name, url }) => (
            <CardLine key={id} to={url} title={name} detail={t(`linkedTo.${kind}`)} />
          ))}
        </CardList>
      </CardBody>
    </Card>
  );
}

function FolderLink({ item: { folder, space } }: ViewProps) {
  const nameOf = useFolderName();
  const to = folder.root === 'hoa' ? documentPaths.list(space) : documentPaths.folder(space, folder.id);
  return <TextLink to={to}>{nameOf(folder)}</TextLink>;
}
