import { downloadFile, lazyContent, useMessages } from '@courtyard/common';
import type { DocumentDetails } from '@courtyard/contract/documents/document/document';
import { Box, Card, CardBody, CardHeader, LoadingState, Skeleton, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { viewerHeight } from '../../viewer/viewer-size';
import { contentUrl } from '../document-paths';
import { detailsMessages } from './details.messages';

const PdfViewer = lazyContent(
  async () => (await import(/* webpackChunkName: "pdf-viewer" */ '../../viewer/pdf/pdf-viewer')).PdfViewer,
  <LoadingState>
    <Skeleton height={viewerHeight} />
  </LoadingState>,
);
const TextView = lazyContent(
  async () => (await import(/* webpackChunkName: "text-view" */ '../../viewer/text/text-view')).TextView,
  <LoadingState>
    <Skeleton height="12rem" />
  </LoadingState>,
);

const ReadText = lazyContent(
  async () => (await import(/* webpackChunkName: "text-view" */ '../../viewer/text/read-text')).ReadText,
  <LoadingState>
    <Skeleton height="12rem" />
  </LoadingState>,
);

interface PreviewProps {
  item: DocumentDetails;
}

/** What is in the current version, as far as it can be shown here. */
export function PreviewCard({ item }: PreviewProps) {
  const t = useMessages(detailsMessages);
  return (
    <Card>
      <CardHeader title={t('preview')} />
      <CardBody>
        <Preview key={item.versionNumber} item={item} />
      </CardBody>
    </Card>
  );
}

function Preview({ item }: PreviewProps): ReactNode {
  const { id, kind, name, versionNumber: number } = item;
  const file = item.versions[0];
  if (kind === 'picture') return <Picture item={item} />;
  if (kind === 'pdf') {
    const onDownload = () => downloadFile(contentUrl(id), name);
    return <PdfViewer url={contentUrl(id, { number })} name={name} onDownload={onDownload} />;
  }
  if (kind === 'text' && file) return <TextView documentId={id} name={name} file={file} />;
  // Office files: only what is said in them can be shown.
  if (kind === 'document' && item.textState === 'done') return <ReadText documentId={id} name={name} />;
  return <NoPreview isPending={kind === 'document' && item.textState === 'pending'} />;
}

function NoPreview({ isPending = false }: { isPending?: boolean }) {
  const t = useMessages(detailsMessages);
  return (
    <Text size="sm" tone="muted">
      {t(isPending ? 'previewPending' : 'noPreview')}
    </Text>
  );
}

function Picture({ item: { id, name, versionNumber } }: PreviewProps) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <NoPreview />;
  return (
    // Its place is kept whatever its size.
    <Box
      borderRadius="md"
      overflow="hidden"
      bg="bg.canvas"
      height={{ base: '16rem', md: '28rem' }}
      css={{ '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' } }}
    >
      <img
        src={contentUrl(id, { number: versionNumber, inline: true })}
        alt={name}
        onError={() => setFailed(true)}
      />
    </Box>
  );
}
