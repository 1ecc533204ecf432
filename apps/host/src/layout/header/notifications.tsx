import { useMessages } from '@courtyard/common';
import { Box, Button, EmptyState, Flex, Heading, IconButton, NativeSelect } from '@courtyard/ui';
import { Popover } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { headerMessages } from './header.messages';

const filters = ['allNotification', 'newOnes', 'unread', 'other'] as const;

/** The notifications popover. No section sends notifications yet, so it says that there are none. */
export function Notifications() {
  const t = useMessages(headerMessages);
  return (
    <Popover
      label={t('notifications')}
      width="22rem"
      trigger={<IconButton icon="bell" label={t('notifications')} />}
    >
      <Panel />
    </Popover>
  );
}

function Panel() {
  const t = useMessages(headerMessages);
  const [filter, setFilter] = useState<(typeof filters)[number]>('allNotification');
  return (
    <Flex direction="column" maxHeight="calc(100vh - 205px)" maxWidth="calc(100vw - 2rem)" overflowY="auto">
      <Flex align="center" justify="space-between" gap="3" px="4" pt="4" pb="3">
        <Heading as="h2" size="sm">
          {t('allNotification')}
        </Heading>
        <Button variant="link" disabled title={t('nothing')}>
          {t('markAllRead')}
        </Button>
      </Flex>
      <Box px="4">
        <NativeSelect
          size="sm"
          aria-label={t('show')}
          value={filter}
          onChange={(event) =>
            setFilter(filters.find((name) => name === event.target.value) ?? 'allNotification')
          }
        >
          {filters.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <EmptyState
        icon="bell"
        title={filter === 'allNotification' ? t('nothing') : t('nothingOfKind')}
        description={t('nothingText')}
      >
        {filter === 'allNotification' ? null : (
          <Button size="sm" onClick={() => setFilter('allNotification')}>
            {t('viewAll')}
          </Button>
        )}
      </EmptyState>
    </Flex>
  );
}
