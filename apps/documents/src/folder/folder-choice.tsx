import { useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Box, Button, ErrorState, Flex, Icon, LoadingState, Skeleton, Text } from '@courtyard/ui';
import { useState } from 'react';
import type { Space } from '../document/document-paths';
import { folderMessages } from './folder.messages';
import { useFolders } from './folder.queries';
import { useFolderName } from './use-folder-name';

interface FolderChoiceProps {
  space: Space;
  /** Told of the folder that is open; null for the list of the tops. */
  onOpen: (folder: FolderSummary | null) => void;
  /** A folder that cannot be chosen: the one that is moved. */
  except?: string;
}

/** Opens folder after folder, to choose one of them. */
export function FolderChoice({ space, onOpen, except }: FolderChoiceProps) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  const [openId, setOpenId] = useState<string>();
  const listing = useFolders(space, openId);
  const open = (folder: FolderSummary | null) => {
    setOpenId(folder?.id);
    onOpen(folder);
  };
  if (listing.isError) return <ErrorState error={listing.error} onRetry={() => void listing.refetch()} />;
  if (!listing.data)
    return (
      <LoadingState>
        <Skeleton height="10rem" />
      </LoadingState>
    );
  const { folder, path, folders } = listing.data;
  const above = path.at(-1);
  const isTop = folder === null || folder.root === 'hoa';
  return (
    <Box>
      <Flex gap="3" alignItems="center" mb="2" minHeight="9">
        {isTop ? null : (
          <Button
            size="sm"
            onClick={() => {
              setOpenId(above?.id);
              onOpen(null);
            }}
          >
            {t('up')}
          </Button>
        )}
        <Text fontWeight="medium" aria-live="polite">
          {folder ? nameOf(folder) : t('folders')}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none" aria-label={t('folders')}>
        {folders
          .filter(({ id }) => id !== except)
          .map((each) => (
            <Box as="li" key={each.id} mb="1">
              <Button variant="ghost" width="full" justifyContent="flex-start" onClick={() => open(each)}>
                <Icon name={each.isRestricted ? 'lock' : 'folder'} />
                {nameOf(each)}
              </Button>
            </Box>
          ))}
      </Box>
      {folders.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('noFolders')}
        </Text>
      ) : null}
    </Box>
  );
}
