import { useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Box, Flex, Icon, SimpleGrid, Text, TextLink } from '@courtyard/ui';
import { documentPaths, type Space } from '../document/document-paths';
import { folderMessages } from './folder.messages';
import { useFolderName } from './use-folder-name';

/** The folders in the one that is open. */
export function FolderTiles({ space, folders }: { space: Space; folders: readonly FolderSummary[] }) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  if (folders.length === 0) return null;
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      aria-label={t('folders')}
      columns={{ base: 1, sm: 2, lg: 3, xl: 4 }}
      gap="3"
      mb="5"
    >
      {folders.map((folder) => (
        <Flex
          as="li"
          key={folder.id}
          position="relative"
          gap="3"
          alignItems="center"
          px="4"
          py="3"
          minWidth="0"
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="lg"
          bg="bg.surface"
          _hover={{ bg: 'bg.hover' }}
        >
          <Box color="accent.fg" flexShrink="0">
            <Icon name={folder.isRestricted ? 'lock' : 'folder'} />
          </Box>
          <Box minWidth="0">
            {/* The whole tile opens the folder. */}
            <TextLink
              to={documentPaths.folder(space, folder.id)}
              fontWeight="medium"
              overflowWrap="anywhere"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {nameOf(folder)}
            </TextLink>
            <Text size="sm" tone="muted">
              {t('documents', { count: folder.documents })}
              {folder.isRestricted ? ` · ${t('isRestricted')}` : ''}
            </Text>
          </Box>
        </Flex>
      ))}
    </SimpleGrid>
  );
}
