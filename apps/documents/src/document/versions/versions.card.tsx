import { downloadFile, lazyOverlay, toast, useFormats, useMessages } from '@courtyard/common';
import type { DocumentDetails, DocumentVersion } from '@courtyard/contract/documents/document/document';
import { Badge, Button, fileSize, useFailureToast } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { RowMenu } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { contentUrl } from '../document-paths';
import { documentMessages } from '../document.messages';
import { useRestoreVersion } from '../document.queries';
import { versionsMessages } from './versions.messages';

const CompareDialog = lazyOverlay(async () => (await import('./compare.dialog')).CompareDialog);

/** The versions of a document, newest first: name, size, date and note of each. */
export function VersionsCard({ item }: { item: DocumentDetails }) {
  const t = useMessages(versionsMessages);
  const query = { data: item.versions, isError: false, error: null, refetch: async () => {} };
  const [isComparing, setComparing] = useState(false);
  const compare =
    item.versions.length > 1 ? (
      <Button size="sm" onClick={() => setComparing(true)}>
        {t('compare')}
      </Button>
    ) : null;
  return (
    <>
      <PartCard
        title={t('versions')}
        description={t('versionsText')}
        actions={compare}
        query={query}
        empty={null}
      >
        {(version) => <VersionRow key={version.number} item={item} version={version} />}
      </PartCard>
      {isComparing ? <CompareDialog item={item} onClose={() => setComparing(false)} /> : null}
    </>
  );
}

function VersionRow({ item, version }: { item: DocumentDetails; version: DocumentVersion }) {
  const t = useMessages(versionsMessages);
  const tDocument = useMessages(documentMessages);
  const formats = useFormats();
  const failed = useFailureToast();
  const { number, fileName, bytes, addedBy, addedAt, note, restoredFrom } = version;
  const restoring = useRestoreVersion(item.id, number);
  const isCurrent = number === item.versionNumber;
  const canRestore = !isCurrent && item.right === 'change' && item.trashedAt === null;
  const restore = async () => {
    try {
      const restored = await restoring.mutateAsync({ version: item.version });
      const title = t('versionRestored', { number, next: restored.versionNumber });
      toast({ title, kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  const download = {
    label: tDocument('download'),
    icon: 'download' as const,
    onSelect: () => downloadFile(contentUrl(item.id, { number }), fileName),
  };
  const back = { label: t('restoreVersion'), icon: 'refresh' as const, onSelect: () => void restore() };
  return (
    <PartRow
      title={t('version', { number })}
      badge={isCurrent ? <Badge>{t('current')}</Badge> : null}
      aside={fileSize(bytes)}
      menu={<RowMenu label={t('version', { number })} items={canRestore ? [download, back] : [download]} />}
    >
      {note ? <div>{note}</div> : null}
      {restoredFrom === null ? null : <div>{t('restoredFrom', { number: restoredFrom })}</div>}
      <div>
        {fileName} · {addedBy}, {formats.moment(addedAt)}
      </div>
    </PartRow>
  );
}
