import { useFormats, useMessages } from '@courtyard/common';
import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import { Box, Flex, HStack, IconButton, StatusBadge, Text, TextLink, type useDragOrder } from '@courtyard/ui';
import { FileLinks, PartMenu } from '@courtyard/ui/details';
import type { KeyboardEvent } from 'react';
import { meetingPaths } from '../meeting-paths';
import { ExecutiveBadge } from '../meeting-status';
import { agendaMessages } from './agenda.messages';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface RowProps {
  item: AgendaItem;
  /** As far as it follows from those before it. */
  startsAt: string | null;
  /** From 1. */
  number: number;
  isLast: boolean;
  order: ReturnType<typeof useDragOrder<AgendaItem>>;
  /** None for who only reads; places count from 0. */
  actions: {
    moveTo: (place: number) => void;
    change: (item: AgendaItem) => void;
    remove: (item: AgendaItem) => void;
  } | null;
}

/** One item of the agenda with its number. */
export function AgendaRow({ item, startsAt, number, isLast, order, actions }: RowProps) {
  const t = useMessages(agendaMessages);
  const formats = useFormats();
  const { title, minutes, presenter, body, files } = item;
  const at = number - 1;
  const about = [
    startsAt === null ? null : formats.time(startsAt),
    presenter,
    minutes === null ? null : t('minutesShort', { minutes }),
  ].filter((part) => part !== null);
  const stepBy = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    actions?.moveTo(at + step);
  };
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      alignItems="flex-start"
      borderTopWidth={number === 1 ? '0' : '1px'}
      borderColor="border.default"
      opacity={order.isDragged(item) ? 0.5 : 1}
      {...(actions ? order.place(item) : {})}
    >
      <Text as="span" size="sm" tone="muted" minWidth="5" textAlign="end" lineHeight="md">
        {number}.
      </Text>
      <Box flex="1" minWidth="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap" minHeight="6">
          <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <ExecutiveBadge of={item} />
          {item.minutesOf?.isApproved ? <StatusBadge status="ok">{t('minutesApproved')}</StatusBadge> : null}
        </HStack>
        {about.length > 0 ? (
          <Text size="sm" tone="muted" mt="0.5">
            {about.join(' · ')}
          </Text>
        ) : null}
        {item.minutesOf ? (
          <Text size="sm" mt="0.5">
            <TextLink to={`${meetingPaths.details(item.minutesOf.id)}&tab=minutes`}>
              {t('openMinutes')}
            </TextLink>
          </Text>
        ) : null}
        {body ? (
          <Text size="sm" whiteSpace="pre-line" mt="1" overflowWrap="anywhere">
            {body}
          </Text>
        ) : null}
        {files.length > 0 ? (
          <Box mt="2">
            <FileLinks files={files} />
          </Box>
        ) : null}
      </Box>
      {actions ? (
        <HStack gap="0.5" my="-1">
          <IconButton
            size="sm"
            icon="grip"
            label={t('drag', { title })}
            onKeyDown={stepBy}
            {...order.grip(item)}
          />
          <PartMenu
            name={title}
            edit={() => actions.change(item)}
            editLabel={t('edit')}
            items={[
              ...(at > 0
                ? [
                    {
                      label: t('moveUp', { title }),
                      icon: 'arrow-up' as const,
                      onSelect: () => actions.moveTo(at - 1),
                    },
                  ]
                : []),
              ...(isLast
                ? []
                : [
                    {
                      label: t('moveDown', { title }),
                      icon: 'arrow-down' as const,
                      onSelect: () => actions.moveTo(at + 1),
                    },
                  ]),
            ]}
            onRemove={() => actions.remove(item)}
          />
        </HStack>
      ) : null}
    </Flex>
  );
}
