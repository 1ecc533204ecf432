import { useMessages } from '@courtyard/common';
import { Box, Flex, Icon, Text } from '@courtyard/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Entry, inGroups } from './entries.rules';
import { searchMessages } from './search.messages';

export interface PaletteResultsProps {
  id: string;
  groups: ReturnType<typeof inGroups>;
  active: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry, inNewTab: boolean) => void;
}

/** Id of the row of an entry, for the text that controls the list. */
export const rowId = (id: string, entry: Entry) => `${id}-${entry.url}`;

/** What was found, in groups; focus stays in the text. */
export function PaletteResults({ id, groups, active, onPoint, onOpen }: PaletteResultsProps) {
  const t = useMessages(searchMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      px="2"
      pb={groups.length > 0 ? '2' : '0'}
    >
      {groups.map(({ group, entries }) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Text id={`${id}-${group}`} size="xs" tone="subtle" fontWeight="medium" px="3" pt="3" pb="1">
            {t(group)}
          </Text>
          {entries.map((entry) => (
            <Row
              key={entry.url}
              id={rowId(id, entry)}
              entry={entry}
              isActive={entry === active}
              onPoint={onPoint}
              onOpen={onOpen}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface RowProps extends Pick<PaletteResultsProps, 'onPoint' | 'onOpen'> {
  id: string;
  entry: Entry;
  isActive: boolean;
}

function Row({ id, entry, isActive, onPoint, onOpen }: RowProps) {
  const open = (event: MouseEvent) => onOpen(entry, event.ctrlKey || event.metaKey || event.button === 1);
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      {...(isActive ? { 'data-active': '' } : {})}
      align="center"
      gap="3"
      minHeight="11"
      px="3"
      py="1.5"
      borderRadius="md"
      cursor="pointer"
      css={{
        '&[data-active]': {
          bg: 'bg.hover',
          outline: '2px solid {colors.accent.solid}',
          outlineOffset: '-2px',
        },
      }}
      onPointerMove={() => isActive || onPoint(entry)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={open}
      onAuxClick={open}
    >
      <Box color="fg.subtle" flexShrink="0">
        <Icon name={entry.icon} />
      </Box>
      <Box minWidth="0">
        <Text size="sm" truncate>
          {entry.title}
        </Text>
        {entry.detail ? (
          <Text size="xs" tone="muted" truncate>
            {entry.detail}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
