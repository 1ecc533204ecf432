import { useMessages } from '@courtyard/common';
import type { FolderListing } from '@courtyard/contract/documents/folder/folder';
import { Box, Flex, Text, TextLink } from '@courtyard/ui';
import { documentPaths, type Space } from '../document/document-paths';
import { folderMessages } from './folder.messages';
import { useFolderName } from './use-folder-name';

/** The way from the top to the folder that is open. */
export function FolderPath({ space, listing }: { space: Space; listing: FolderListing }) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  const { folder, path } = listing;
  if (!folder) return null;
  const top = space === 'hoa' ? [] : [{ key: 'top', name: t('root.member'), to: documentPaths.list(space) }];
  const way = path.map((each) => ({
    key: each.id,
    name: nameOf(each),
    to: each.root === 'hoa' ? documentPaths.list(space) : documentPaths.folder(space, each.id),
  }));
  return (
    <Box as="nav" aria-label={t('path')} mb="3">
      <Flex as="ol" listStyleType="none" flexWrap="wrap" gap="2" fontSize="sm">
        {[...top, ...way].map(({ key, name, to }) => (
          <Flex as="li" key={key} gap="2" minWidth="0">
            <TextLink to={to} minWidth="0" overflowWrap="anywhere">
              {name}
            </TextLink>
            <Text as="span" tone="muted" aria-hidden>
              /
            </Text>
          </Flex>
        ))}
        <Text as="li" fontWeight="medium" minWidth="0" overflowWrap="anywhere" aria-current="page">
          {nameOf(folder)}
        </Text>
      </Flex>
    </Box>
  );
}
