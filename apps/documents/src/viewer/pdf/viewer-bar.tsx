import { useMessages } from '@courtyard/common';
import { Box, Flex, IconButton, Input, NativeSelect, Text } from '@courtyard/ui';
import { useState } from 'react';
import { pdfMessages } from './pdf.messages';
import { type Zoom, zoomSteps } from './zoom.rules';

interface ViewerBarProps {
  page: number;
  pages: number;
  onPage: (number: number) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onStep: (direction: 'in' | 'out') => void;
  isFinding: boolean;
  onFind: () => void;
}

/** Zoom, the page that is open, and the way to the search. */
export function ViewerBar({ page, pages, onPage, zoom, onZoom, onStep, isFinding, onFind }: ViewerBarProps) {
  const t = useMessages(pdfMessages);
  return (
    <Flex role="group" aria-label={t('tools')} gap="2" alignItems="center" flexWrap="wrap">
      <PageField page={page} pages={pages} onPage={onPage} />
      <Flex gap="1" alignItems="center" ms={{ base: '0', sm: 'auto' }}>
        <IconButton size="sm" icon="minus" label={t('zoomOut')} onClick={() => onStep('out')} />
        <NativeSelect
          size="sm"
          width="8.5rem"
          aria-label={t('zoom')}
          value={String(zoom)}
          onChange={({ target }) => onZoom(target.value === 'fit' ? 'fit' : Number(target.value))}
        >
          <option value="fit">{t('fit')}</option>
          {zoomSteps.map((step) => (
            <option key={step} value={step}>
              {t('percent', { percent: step * 100 })}
            </option>
          ))}
        </NativeSelect>
        <IconButton size="sm" icon="plus" label={t('zoomIn')} onClick={() => onStep('in')} />
        <IconButton size="sm" icon="search" label={t('find')} aria-expanded={isFinding} onClick={onFind} />
      </Flex>
    </Flex>
  );
}

function PageField({ page, pages, onPage }: Pick<ViewerBarProps, 'page' | 'pages' | 'onPage'>) {
  const t = useMessages(pdfMessages);
  /** Null while nothing is being written: it follows the page. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1) onPage(Math.min(number, pages));
    setTyped(null);
  };
  return (
    <Flex as="label" gap="2" alignItems="center">
      <Text as="span" size="sm">
        {t('page')}
      </Text>
      <Box width={`calc(${String(pages).length}ch + 2rem)`}>
        <Input
          size="sm"
          inputMode="numeric"
          textAlign="center"
          px="1"
          value={typed ?? page}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={go}
          onKeyDown={({ key }) => key === 'Enter' && go()}
        />
      </Box>
      <Text as="span" size="sm" tone="muted" whiteSpace="nowrap">
        {t('of', { count: pages })}
      </Text>
    </Flex>
  );
}
