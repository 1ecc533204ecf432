import { useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { LargeFile } from '@courtyard/contract';
import { Box, fileSize, Flex, Text, TextLink } from '@courtyard/ui';
import { storageMessages } from './storage.messages';

/** The largest files, largest first, each with the record that it is of. */
export function LargestFiles({ files }: { files: readonly LargeFile[] }) {
  return (
    <Box as="ol" listStyleType="none">
      {files.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
    </Box>
  );
}

function FileLine({ file }: { file: LargeFile }) {
  const t = useMessages(storageMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const { name, role, record, bytes, kind, uploadedAt, uploadedBy } = file;
  const what = role?.[language] ?? t('unused');
  const when = formats.moment(uploadedAt);
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex justify="space-between" gap="4">
        <Text minWidth="0" overflowWrap="anywhere">
          {name ?? t(role === null ? 'unnamed' : 'hidden')}
        </Text>
        <Text numeric whiteSpace="nowrap">
          {fileSize(bytes)}
        </Text>
      </Flex>
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {record === null ? what : null}
        {record && record.name !== null ? `${what}: ` : null}
        {record ? <TextLink to={record.url}>{record.name ?? what}</TextLink> : null}
      </Text>
      <Text size="sm" tone="subtle">
        {t(`kind.${kind}`)} · {uploadedBy === null ? when : t('by', { name: uploadedBy, when })}
      </Text>
    </Box>
  );
}
