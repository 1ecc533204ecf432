import { fileSize } from '../forms/files/file.rules';
import { TextLink } from '../actions/links';
import { Box, Stack } from '../layout/primitives';
import { Text } from '../layout/text';

export interface ListedFile {
  id: string;
  name: string;
  bytes: number;
  /** A signed link. */
  url: string;
}

/** Files that a record refers to: each opens in its own tab; its size beside it. */
export function FileLinks({ files }: { files: readonly ListedFile[] }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {files.map((file) => (
        <Box as="li" key={file.id} minWidth="0">
          <TextLink href={file.url} external fontSize="sm" overflowWrap="anywhere">
            {file.name}
          </TextLink>{' '}
          <Text as="span" size="sm" tone="muted">
            {fileSize(file.bytes)}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
