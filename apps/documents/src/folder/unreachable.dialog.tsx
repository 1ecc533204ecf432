import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { UnreachableFolder } from '@courtyard/contract/documents/folder/unreachable-folders';
import { Button, ErrorState, LoadingState, Stack, Text, useFailureToast } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { Dialog } from '@courtyard/ui/overlays';
import { documentPaths } from '../document/document-paths';
import { folderMessages } from './folder.messages';
import { useTakeOverFolder, useUnreachableFolders } from './folder.queries';

/** Restricted folders whose people have all left, for an administrator to take over and share again. */
export function UnreachableDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(folderMessages);
  const { data, isError, error, refetch } = useUnreachableFolders();
  return (
    <Dialog open onClose={onClose} title={t('unreachable')}>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {t('unreachableText')}
        </Text>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingState />
        ) : data.length === 0 ? (
          <Text size="sm">{t('noUnreachable')}</Text>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            {data.map((folder) => (
              <Folder key={folder.id} folder={folder} onClose={onClose} />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function Folder({ folder, onClose }: { folder: UnreachableFolder; onClose: () => void }) {
  const t = useMessages(folderMessages);
  const navigate = useNavigate();
  const failed = useFailureToast();
  const taking = useTakeOverFolder(folder.id);
  const { id, name, documents, grantees } = folder;
  const takeOver = async () => {
    try {
      await taking.mutateAsync(undefined);
      toast({ title: t('takenOver', { name }), kind: 'success' });
      onClose();
      void navigate(documentPaths.folder('hoa', id));
    } catch (error) {
      failed(error);
    }
  };
  const names = grantees.map((label) => label ?? t('gone')).join(', ');
  return (
    <PartRow
      title={name}
      aside={
        <Button
          size="sm"
          aria-label={t('takeOverOne', { name })}
          loading={taking.isPending}
          onClick={() => void takeOver()}
        >
          {t('takeOver')}
        </Button>
      }
    >
      {t('documents', { count: documents })}
      {names === '' ? null : ` · ${t('wasShared', { names })}`}
    </PartRow>
  );
}
