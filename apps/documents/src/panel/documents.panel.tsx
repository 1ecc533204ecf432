import { lazyOverlay, type SlotSubject, useCan, useFormats, useMessages } from '@courtyard/common';
import type { DocumentSummary, RecordRef } from '@courtyard/contract/documents/document/document';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Box, Button, CardNothing, TextLink } from '@courtyard/ui';
import { PartCard, PartMenu, PartRow, useRemoval } from '@courtyard/ui/details';
import { useState } from 'react';
import { documentPaths } from '../document/document-paths';
import { Thumbnail } from '../document/thumbnail';
import { useFolderName } from '../folder/use-folder-name';
import { useLinked, useUnlink } from './links.queries';
import { panelMessages } from './panel.messages';

const LinkDialog = lazyOverlay(async () => (await import('./link.dialog')).LinkDialog);
const TargetDialog = lazyOverlay(async () => (await import('../folder/move.dialog')).TargetDialog);
const UploadDialog = lazyOverlay(async () => (await import('../upload/upload.dialog')).UploadDialog);

/** Documents of the panel before all of them are asked for. */
const shownAtFirst = 5;

/** The record whose page it is. */
function recordOf({ propertyId, areaId, assetId, meetingId, memberId, vendorId }: SlotSubject): RecordRef {
  if (propertyId !== undefined) return { kind: 'property', id: propertyId };
  if (areaId !== undefined) return { kind: 'area', id: areaId };
  if (assetId !== undefined) return { kind: 'asset', id: assetId };
  if (memberId !== undefined) return { kind: 'member', id: memberId };
  if (vendorId !== undefined) return { kind: 'vendor', id: vendorId };
  return { kind: 'meeting', id: meetingId ?? '' };
}

type Open = 'link' | 'folder' | FolderSummary;

/** Documents linked to the record whose page it is, as far as the person may see them. */
export function DocumentsPanel({ subject }: { subject: SlotSubject }) {
  const t = useMessages(panelMessages);
  const record = recordOf(subject);
  const linked = useLinked(record);
  const [addsToHoa, changesHoa] = [useCan('Hoa Document Create'), useCan('Hoa Document Update')];
  const [open, setOpen] = useState<Open | null>(null);
  const [isAll, setAll] = useState(false);
  const removal = useRemoval(useUnlink(record).mutateAsync, ({ name }: DocumentSummary) => ({
    name,
    text: t('unlinkText'),
    title: t('unlinkTitle', { name }),
    verb: t('unlink'),
    done: t('unlinked', { name }),
  }));
  const documents = linked.data?.documents ?? [];
  const shown = isAll ? documents : documents.slice(0, shownAtFirst);
  const rows = { ...linked, data: linked.data && shown };
  return (
    <>
      <PartCard
        title={t('title')}
        actions={
          linked.data?.canAdd ? (
            <>
              <Button size="sm" onClick={() => setOpen('link')}>
                {t('link')}
              </Button>
              <Button size="sm" icon="upload" onClick={() => setOpen('folder')}>
                {t('upload')}
              </Button>
            </>
          ) : null
        }
        query={rows}
        empty={<CardNothing>{t('none')}</CardNothing>}
      >
        {(item) => (
          <LinkedRow
            key={item.id}
            item={item}
            onUnlink={item.right === 'view' ? undefined : () => removal.ask(item)}
          />
        )}
      </PartCard>
      {documents.length > shown.length ? (
        <Box mt="3">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {t('showAll', { count: documents.length })}
          </Button>
        </Box>
      ) : null}
      {open === 'link' ? (
        <LinkDialog record={record} linked={documents} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'folder' ? (
        <TargetDialog
          title={t('uploadTitle')}
          verb={t('uploadVerb')}
          space={addsToHoa || changesHoa ? 'hoa' : 'mine'}
          isAnyTree
          action={async (folder) => setOpen(folder)}
          onClose={() => setOpen((now) => (now === 'folder' ? null : now))}
        />
      ) : null}
      {open !== null && typeof open === 'object' ? (
        <UploadDialog folder={open} linkTo={record} onClose={() => setOpen(null)} />
      ) : null}
      {removal.dialog}
    </>
  );
}

function LinkedRow({ item, onUnlink }: { item: DocumentSummary; onUnlink: (() => void) | undefined }) {
  const t = useMessages(panelMessages);
  const formats = useFormats();
  const nameOf = useFolderName();
  const { id, name, space, folder, updatedAt } = item;
  return (
    <PartRow
      lead={<Thumbnail item={item} />}
      title={
        <TextLink to={documentPaths.details(space, id)} overflowWrap="anywhere">
          {name}
        </TextLink>
      }
      menu={
        onUnlink && (
          <PartMenu name={name} items={[{ label: t('unlink'), icon: 'close', onSelect: onUnlink }]} />
        )
      }
    >
      {[nameOf(folder), formats.moment(updatedAt)].join(' · ')}
    </PartRow>
  );
}
