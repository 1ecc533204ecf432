import { ApiError, download, useMessages } from '@courtyard/common';
import { Box, ErrorLine, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import { RichTextView } from '@courtyard/ui/details';
import { useEffect, useState } from 'react';
import { readMarkdown } from './markdown.rules';
import { textMessages } from './text.messages';

/** Bytes of a text that are read and shown. */
const maxTextBytes = 64 * 1024;

interface TextViewProps {
  documentId: string;
  name: string;
  /** The version that is shown. */
  file: { number: number; fileName: string; mediaType: string; bytes: number };
}

/** The beginning of a text file; one of Markdown with its headings, lists and links. */
export function TextView({ documentId, name, file }: TextViewProps) {
  const t = useMessages(textMessages);
  const { read, retry } = useText(documentId, file);
  if (read.state === 'failed') return <ErrorLine onRetry={retry}>{t('failed')}</ErrorLine>;
  if (read.state === 'reading')
    return (
      <LoadingState>
        <Skeleton height="12rem" />
      </LoadingState>
    );
  if (read.text.trim() === '')
    return (
      <Text size="sm" tone="muted">
        {t('empty')}
      </Text>
    );
  return (
    <>
      <Box role="region" aria-label={name} tabIndex={0} maxHeight="36rem" overflow="auto">
        {/\.(?:md|markdown)$/i.test(file.fileName) ? (
          <Markdown source={read.text} />
        ) : (
          <Literal text={read.text} />
        )}
      </Box>
      {file.bytes > maxTextBytes ? (
        <Text size="sm" tone="muted" mt="3">
          {t('cut')}
        </Text>
      ) : null}
    </>
  );
}

function Markdown({ source }: { source: string }) {
  return (
    <Stack gap="4">
      {readMarkdown(source).map((part, place) =>
        part.kind === 'formatted' ? (
          <RichTextView key={place} text={part.text} />
        ) : (
          <Box key={place} bg="bg.subtle" borderRadius="md" px="4" py="3">
            <Literal text={part.text} />
          </Box>
        ),
      )}
    </Stack>
  );
}

const Literal = ({ text }: { text: string }) => (
  <Box as="pre" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {text}
  </Box>
);

type Read = { state: 'reading' } | { state: 'failed' } | { state: 'read'; text: string };

function useText(documentId: string, { number, mediaType, bytes }: TextViewProps['file']) {
  const [read, setRead] = useState<Read>({ state: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const charset = /charset=([\w-]+)/.exec(mediaType)?.[1] ?? 'utf-8';
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      // There is no range in an empty file.
      if (bytes === 0) return setRead({ state: 'read', text: '' });
      const { blob } = await download('GET /api/v1/documents/:documentId/content', {
        params: { documentId },
        query: { number },
        firstBytes: maxTextBytes,
        signal: stop.signal,
      });
      const content = await blob.slice(0, maxTextBytes).arrayBuffer();
      // What is cut off within a character is left out.
      const text = new TextDecoder(charset).decode(content, { stream: true });
      if (!stop.signal.aborted) setRead({ state: 'read', text });
    };
    begin().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setRead({ state: 'failed' });
    });
    return () => stop.abort();
  }, [documentId, number, charset, bytes, attempt]);
  const retry = () => {
    setRead({ state: 'reading' });
    setAttempt(attempt + 1);
  };
  return { read, retry };
}
