import { useFormats, useMessages } from '@courtyard/common';
import type { RequestComment } from '@courtyard/contract/service-requests/comment/request-comment-fields';
import { Badge, Box, HStack, StatusBadge, Text } from '@courtyard/ui';
import { PhotoFiles } from '../request/details/photo-files';
import { commentMessages } from './comment.messages';

/** The text with every mention set apart. */
function Written({ text, mentions }: Pick<RequestComment, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`);
  const parts = names.reduce<string[]>(
    (found, name) =>
      found.flatMap((part) => (names.includes(part) ? [part] : part.split(new RegExp(`(${escaped(name)})`)))),
    [text],
  );
  return (
    <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere" mt="1">
      {parts.map((part, at) =>
        names.includes(part) ? (
          // The order of the parts never changes.
          // eslint-disable-next-line react/no-array-index-key
          <Text as="span" key={at} fontWeight="medium" color="accent.fg">
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One comment; an internal one has a label, a sign and a frame of its own. */
export function CommentItem({ comment }: { comment: RequestComment }) {
  const t = useMessages(commentMessages);
  const formats = useFormats();
  const { author, isReporter, isInternal, writtenAt, files } = comment;
  return (
    <Box
      as="li"
      borderRadius="md"
      borderWidth="1px"
      borderStyle={isInternal ? 'dashed' : 'solid'}
      borderColor={isInternal ? 'status.attention.fg' : 'border.default'}
      bg={isInternal ? 'status.attention.subtle' : 'transparent'}
      px="3"
      py="2.5"
      minWidth="0"
    >
      <HStack gap="2" rowGap="1" flexWrap="wrap">
        <Text as="span" size="sm" fontWeight="medium">
          {author.name}
        </Text>
        {isReporter ? <Badge size="sm">{t('reporter')}</Badge> : null}
        {isInternal ? (
          <StatusBadge status="attention" icon="lock">
            {t('internal')}
          </StatusBadge>
        ) : null}
        <Text as="span" size="xs" tone="muted">
          {formats.moment(writtenAt)}
        </Text>
      </HStack>
      <Written {...comment} />
      {files.length > 0 ? (
        <Box mt="2">
          <PhotoFiles files={files} />
        </Box>
      ) : null}
    </Box>
  );
}
