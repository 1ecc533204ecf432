import { useMessages } from '@courtyard/common';
import { Box, Button, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { FindBar } from './find/find-bar';
import { useFind } from './find/use-find';
import type { PdfFailure } from './library/pdf-library';
import { usePdf } from './library/use-pdf';
import { PdfPage } from './page/pdf-page';
import { useNearPages, useRoom } from './page/use-sheets';
import { pdfMessages } from './pdf.messages';
import { viewerHeight } from '../viewer-size';
import { usePosition } from './use-position';
import { ViewerBar } from './viewer-bar';
import { nextZoom, type PageSize, scaleOf, type Zoom } from './zoom.rules';

interface PdfViewerProps {
  /** Where its bytes are read, a range at a time. */
  url: string;
  name: string;
  onDownload: () => void;
}

/** A PDF to read: its pages below each other, drawn as they come into sight. */
export function PdfViewer({ url, name, onDownload }: PdfViewerProps) {
  const t = useMessages(pdfMessages);
  const opened = usePdf(url);
  if (opened.state === 'failed')
    return <NotShown failure={opened.failure} onRetry={opened.retry} onDownload={onDownload} />;
  if (opened.state === 'loading')
    return (
      <LoadingState label={t('loading')}>
        <Skeleton height={viewerHeight} mt="11" />
      </LoadingState>
    );
  return <Pages pdf={opened.pdf} firstSize={opened.size} name={name} />;
}

function NotShown({
  failure,
  onRetry,
  onDownload,
}: {
  failure: PdfFailure;
  onRetry: () => void;
  onDownload: () => void;
}) {
  const t = useMessages(pdfMessages);
  return (
    <Stack role="alert" gap="3" alignItems="flex-start">
      <Text size="sm">{t(`failed.${failure}`)}</Text>
      {failure === 'unreached' ? (
        <Button size="sm" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : (
        <Button size="sm" icon="download" onClick={onDownload}>
          {t('download')}
        </Button>
      )}
    </Stack>
  );
}

function Pages({ pdf, firstSize, name }: { pdf: PDFDocumentProxy; firstSize: PageSize; name: string }) {
  const t = useMessages(pdfMessages);
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isFinding, setFinding] = useState(false);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const pages = pdf.numPages;
  const room = useRoom(box);
  const scale = room === 0 ? 0 : scaleOf(zoom, firstSize.width, room);
  const near = useNearPages(box, scale > 0);
  const { page, goTo } = usePosition(box, { pages, scale });
  const { finding, find, clear } = useFind(pdf, page);
  const step = (direction: 'in' | 'out') => setZoom(nextZoom(scale, direction));
  const onSize = useCallback(
    (number: number, size: PageSize) => setSizes((known) => withSize(known, number, size)),
    [],
  );
  const found = useMemo(
    () => (finding.at ? { ...finding.at, words: finding.words } : null),
    [finding.at, finding.words],
  );
  const openFound = (words: string, direction: 1 | -1) =>
    void find(words, direction).then((at) => at && goTo(at.page));
  const closeFind = () => {
    setFinding(false);
    clear();
    box.current?.focus({ preventScroll: true });
  };
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    Home: () => goTo(1),
    End: () => goTo(pages),
    '+': () => step('in'),
    '=': () => step('in'),
    '-': () => step('out'),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Stack gap="3">
      <ViewerBar
        page={page}
        pages={pages}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        onStep={step}
        isFinding={isFinding}
        onFind={() => (isFinding ? closeFind() : setFinding(true))}
      />
      {isFinding ? <FindBar finding={finding} onFind={openFound} onClose={closeFind} /> : null}
      <Box
        ref={box}
        role="region"
        aria-label={t('pages', { name })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        position="relative"
        height={viewerHeight}
        overflow="auto"
        scrollbarGutter="stable both-edges"
        overscrollBehavior="contain"
        bg="bg.canvas"
        borderRadius="md"
        px="2"
        py="3"
      >
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            pdf={pdf}
            number={number}
            size={sizes.get(number) ?? firstSize}
            scale={scale}
            isNear={near.has(number)}
            found={found?.page === number ? found : null}
            onSize={onSize}
            onPage={goTo}
          />
        ))}
      </Box>
    </Stack>
  );
}

function withSize(known: ReadonlyMap<number, PageSize>, number: number, size: PageSize) {
  const { width, height } = known.get(number) ?? { width: 0, height: 0 };
  return width === size.width && height === size.height ? known : new Map(known).set(number, size);
}
