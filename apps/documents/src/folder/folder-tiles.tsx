import { useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import type { FoundFolder } from '@courtyard/contract/documents/folder/folder-search';
import { Box, Flex, Icon, SimpleGrid, Text, TextLink } from '@courtyard/ui';
import { documentPaths, type Space } from '../document/document-paths';
import { useFoundFolders } from './folder.queries';
import { folderMessages } from './folder.messages';
import { useFolderName } from './use-folder-name';

interface TilesProps {
  space: Space;
  /** With the folder around each where they are of several. */
  folders: readonly (FolderSummary & Partial<Pick<FoundFolder, 'parent'>>)[];
}

/** The folders whose name has what is searched for, wherever they are; nothing while nothing is searched for. */
export function FoundFolders({ space, search }: { space: Space; search: string | undefined }) {
  const asked = search?.trim() ?? '';
  const { data } = useFoundFolders(space, asked);
  // What was found before stays until the next answer; where nothing is asked for, none comes.
  return data && asked !== '' ? <FolderTiles space={space} folders={data} /> : null;
}

/** Folders to open. */
export function FolderTiles({ space, folders }: TilesProps) {
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
              {folder.parent ? ` · ${t('inFolder', { name: nameOf(folder.parent) })}` : ''}
            </Text>
          </Box>
        </Flex>
      ))}
    </SimpleGrid>
  );
}
