import { download, useMessages } from '@courtyard/common';
import type { DocumentDetails } from '@courtyard/contract/documents/document/document';
import { Box, Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { contentUrl } from '../document-paths';
import { detailsMessages } from './details.messages';

/** Bytes of a text that are shown. */
const maxTextBytes = 64 * 1024;

/** What is in the current version, as far as it can be shown here. */
export function PreviewCard({ item }: { item: DocumentDetails }) {
  const t = useMessages(detailsMessages);
  return (
    <Card>
      <CardHeader title={t('preview')} />
      <CardBody>
        {item.kind === 'picture' ? (
          <Picture item={item} />
        ) : item.kind === 'text' ? (
          <PlainText key={item.versionNumber} item={item} />
        ) : (
          <Text size="sm" tone="muted">
            {t('noPreview')}
          </Text>
        )}
      </CardBody>
    </Card>
  );
}

function Picture({ item: { id, name, versionNumber } }: { item: DocumentDetails }) {
  return (
    <Box borderRadius="md" overflow="hidden" css={{ '& img': { maxWidth: '100%', display: 'block' } }}>
      <img src={contentUrl(id, { number: versionNumber, inline: true })} alt={name} />
    </Box>
  );
}

function PlainText({ item }: { item: DocumentDetails }) {
  const t = useMessages(detailsMessages);
  const text = useText(item);
  if (text === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('noPreview')}
      </Text>
    );
  return (
    <>
      <Box
        as="pre"
        tabIndex={0}
        fontSize="sm"
        maxHeight="32rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        aria-label={item.name}
      >
        {text}
      </Box>
      {item.bytes > maxTextBytes ? (
        <Text size="sm" tone="muted" mt="3">
          {t('previewCut')}
        </Text>
      ) : null}
    </>
  );
}

/** The beginning of a text file; empty until it is there, undefined where it cannot be read: it stays a download. */
function useText({ id, versionNumber, versions }: DocumentDetails): string | undefined {
  const [text, setText] = useState<string | undefined>('');
  const charset = /charset=([\w-]+)/.exec(versions[0]?.mediaType ?? '')?.[1] ?? 'utf-8';
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const { blob } = await download('GET /api/v1/documents/:documentId/content', {
        params: { documentId: id },
        query: { number: versionNumber },
        signal: stop.signal,
      });
      const bytes = await blob.slice(0, maxTextBytes).arrayBuffer();
      setText(new TextDecoder(charset).decode(bytes));
    };
    read().catch(() => !stop.signal.aborted && setText(undefined));
    return () => stop.abort();
  }, [id, versionNumber, charset]);
  return text;
}
