import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { CommonAreaSummary } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Card, Flex, Heading, Icon, type IconName, StatusBadge, Text, TextLink } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { weekdayOf } from '@courtyard/contract/days';
import { useHoursText } from '../about/hours-text';
import { AreaName } from '../area-color';
import { areaPaths } from '../area-paths';
import { areaMessages } from '../common-area.messages';
import { AreaCover } from './area-cover';
import { NextFree } from './next-free';
import { useWish } from './wish';

/** An area at a glance. The name is the link, and the whole card is its target. */
export function AreaCard({ area }: { area: CommonAreaSummary }) {
  const t = useMessages(areaMessages);
  const formats = useFormats();
  const hoursText = useHoursText();
  const { currency } = useCommunity();
  const today = useToday();
  const wish = useWish();
  const isBookable = area.bookable && area.bookableByMe && !area.archived;
  const kind = t(`kind.${area.kind}`);
  const fee = area.feeMinor > 0 ? formats.money(area.feeMinor, currency) : null;

  return (
    <Card
      as="article"
      position="relative"
      overflow="hidden"
      transition="box-shadow 100ms"
      _hover={{ boxShadow: 'overlay' }}
    >
      <Box position="relative">
        <AreaCover kind={area.kind} url={area.coverUrl} alt="" />
        <Box position="absolute" top="3" insetEnd="3" bg="bg.surface" borderRadius="full" boxShadow="raised">
          <AreaState area={area} />
        </Box>
      </Box>
      <Flex direction="column" gap="3" p="4" flex="1">
        <Box>
          <Heading as="h2" size="sm">
            <TextLink
              to={areaPaths.details(area.id, wish && isBookable ? wish : {})}
              look="quiet"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <AreaName area={area} />
            </TextLink>
          </Heading>
          <Text size="sm" tone="muted">
            {area.location ? `${kind} · ${area.location}` : kind}
          </Text>
        </Box>
        <Flex direction="column" gap="1.5">
          <Fact icon="clock">{hoursText(area.openingHours, weekdayOf(today))}</Fact>
          <Flex gap="4" wrap="wrap" rowGap="1.5">
            {area.capacity === null ? null : (
              <Fact icon="users">{t('people', { count: area.capacity })}</Fact>
            )}
            <Fact icon="calendar-dollar">
              {area.bookable ? (fee === null ? t('free') : t('feePerBooking', { fee })) : t('notBookable')}
            </Fact>
          </Flex>
        </Flex>
        {area.bookable && !area.archived ? (
          <Box mt="auto" pt="3" borderTopWidth="1px" borderColor="border.default" minHeight="8">
            <NextFree area={area} />
          </Box>
        ) : null}
      </Flex>
    </Card>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Flex align="center" gap="2" minWidth="0">
      <Icon name={icon} size="sm" color="fg.subtle" />
      <Text as="span" size="sm" tone="muted" numeric>
        {children}
      </Text>
    </Flex>
  );
}

/** Open or closed at this moment. */
export function AreaState({ area }: { area: { archived: boolean; openNow: boolean } }) {
  const t = useMessages(areaMessages);
  if (area.archived) return <StatusBadge status="neutral">{t('archived')}</StatusBadge>;
  return area.openNow ? (
    <StatusBadge status="ok">{t('openNow')}</StatusBadge>
  ) : (
    <StatusBadge status="neutral" icon="lock">
      {t('closedNow')}
    </StatusBadge>
  );
}
