import { useMessages } from '@courtyard/common';
import { Box, Flex, IconButton, Input, Text } from '@courtyard/ui';
import { useEffect, useRef, useState } from 'react';
import { pdfMessages } from '../pdf.messages';
import type { Finding } from './use-find';

interface FindBarProps {
  finding: Finding;
  onFind: (words: string, direction: 1 | -1) => void;
  onClose: () => void;
}

/** Words to find, with the ways to the next match and the one before. */
export function FindBar({ finding, onFind, onClose }: FindBarProps) {
  const t = useMessages(pdfMessages);
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const find = (direction: 1 | -1) => words.trim() !== '' && onFind(words, direction);
  const said = {
    idle: '',
    reading: '',
    found: t('foundOn', { page: finding.at?.page ?? 1 }),
    none: t('notFound'),
    failed: t('findFailed'),
  }[finding.state];
  return (
    <Flex
      as="search"
      gap="1"
      alignItems="center"
      flexWrap="wrap"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        find(event.shiftKey ? -1 : 1);
      }}
    >
      <Box flex="1 1 10rem" maxWidth="20rem">
        <Input
          ref={input}
          size="sm"
          type="search"
          icon="search"
          aria-label={t('find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Box>
      <IconButton size="sm" icon="arrow-up" label={t('findPrevious')} onClick={() => find(-1)} />
      <IconButton
        size="sm"
        icon="arrow-down"
        label={t('findNext')}
        loading={finding.state === 'reading'}
        onClick={() => find(1)}
      />
      <IconButton size="sm" icon="close" label={t('closeFind')} onClick={onClose} />
      <Text size="sm" tone="muted" role="status">
        {said}
      </Text>
    </Flex>
  );
}
