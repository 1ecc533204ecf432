import { useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { markMatches } from '../find/mark-matches';
import { pdfMessages } from '../pdf.messages';
import type { PageSize } from '../zoom.rules';
import { drawCanvas, layText, releaseCanvas } from './draw-page';
import { LinkLayer } from './link-layer';
import { type PageLink, linksOf } from './page-links';
import { paperStyles, textStyles } from './page-styles';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  /** CSS pixels for a point. */
  scale: number;
  /** It is in sight, or nearly: others hold no drawing. */
  isNear: boolean;
  /** The match that is shown, where it is on this page. */
  found: { words: string; index: number } | null;
  onSize: (number: number, size: PageSize) => void;
  onPage: (number: number) => void;
}

/** A page of a PDF with its words and links; an empty sheet of its size while it is not near. */
export const PdfPage = memo(function PdfPage({
  pdf,
  number,
  size,
  scale,
  isNear,
  found,
  onSize,
  onPage,
}: PdfPageProps) {
  const t = useMessages(pdfMessages);
  const drawing = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const { page, links, isFailed } = useReadPage(pdf, number, isNear, onSize);
  const isDrawn = useDrawing(page, scale, drawing);
  const areWordsThere = useLabels(page, words);
  useEffect(() => {
    if (!areWordsThere || !found || !words.current) return;
    return markMatches(words.current, found.words, found.index);
  }, [areWordsThere, found]);
  return (
    <Box
      role="group"
      aria-label={t('pageOf', { number })}
      data-page={number}
      data-drawn={isDrawn || undefined}
      position="relative"
      mx="auto"
      mb="3"
      boxShadow="raised"
      css={paperStyles}
      style={{
        width: `${Math.round(size.width * scale)}px`,
        height: `${Math.round(size.height * scale)}px`,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <Box
        ref={drawing}
        position="absolute"
        inset="0"
        css={{ '& canvas': { width: '100%', height: '100%', display: 'block' } }}
      />
      <Box ref={words} css={textStyles} />
      <LinkLayer links={links} onPage={onPage} />
      {isFailed ? (
        <Text size="sm" role="alert" p="4" color="black">
          {t('pageFailed')}
        </Text>
      ) : null}
    </Box>
  );
});

interface ReadPage {
  page: PDFPageProxy | null;
  links: readonly PageLink[];
  isFailed: boolean;
}

const unread: ReadPage = { page: null, links: [], isFailed: false };

/** The page while it is near. What the library remembers of it is given back with it. */
function useReadPage(
  pdf: PDFDocumentProxy,
  number: number,
  isNear: boolean,
  onSize: PdfPageProps['onSize'],
): ReadPage {
  const [read, setRead] = useState(unread);
  const reportSize = useEffectEvent(onSize);
  useEffect(() => {
    if (!isNear) return;
    let isOver = false;
    let page: PDFPageProxy | null = null;
    const begin = async () => {
      page = await pdf.getPage(number);
      if (isOver) return;
      const { width, height } = page.getViewport({ scale: 1 });
      reportSize(number, { width, height });
      setRead({ ...unread, page });
      const links = await linksOf(pdf, page);
      if (!isOver) setRead({ ...unread, page, links });
    };
    begin().catch(() => !isOver && setRead({ ...unread, page, isFailed: page === null }));
    return () => {
      isOver = true;
      setRead(unread);
      page?.cleanup();
    };
  }, [pdf, number, isNear]);
  return read;
}

/** Draws the page, again at another scale; an earlier drawing stays until then. Gives whether it is drawn. */
function useDrawing(
  page: PDFPageProxy | null,
  scale: number,
  holder: React.RefObject<HTMLDivElement | null>,
): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = holder.current;
    if (!page || !element) return;
    const { done, cancel } = drawCanvas(page, element, scale);
    // What was given up fails too.
    done.then(
      () => setDrawn(true),
      () => {},
    );
    return cancel;
  }, [page, scale, holder]);
  useEffect(() => {
    const element = holder.current;
    if (!page || !element) return;
    return () => {
      releaseCanvas(element);
      setDrawn(false);
    };
  }, [page, holder]);
  return isDrawn;
}

function useLabels(page: PDFPageProxy | null, holder: React.RefObject<HTMLDivElement | null>): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    const element = holder.current;
    if (!page || !element) return;
    const { done, cancel } = layText(page, element);
    done.then(
      () => setThere(true),
      () => {},
    );
    return () => {
      cancel();
      element.replaceChildren();
      setThere(false);
    };
  }, [page, holder]);
  return areThere;
}
