import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Card, Flex, Stack, Text } from '@courtyard/ui';
import { weekdayOf } from '@courtyard/contract/days';
import { type Fact, Facts } from '@courtyard/ui/details';
import { areaMessages } from '../common-area.messages';
import { detailsMessages } from '../details/details.messages';
import { AreaPhotos } from './area-photos';
import { useHoursText } from './hours-text';

/** What the place is: pictures, a few words, and the facts that one looks for first. */
export function AboutCard({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  const hoursText = useHoursText();
  const { currency } = useCommunity();
  const today = useToday();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const bookingFacts: Fact[] = area.bookable
    ? [
        {
          label: tArea('feeMinor'),
          value: area.feeMinor > 0 ? tArea('feePerBooking', { fee: money(area.feeMinor) }) : tArea('free'),
        },
        ...(area.depositMinor > 0 ? [{ label: tArea('depositMinor'), value: money(area.depositMinor) }] : []),
        { label: tArea('whoMayBook'), value: tArea(`whoMayBook.${area.whoMayBook}`) },
      ]
    : [];
  const facts: Fact[] = [
    { label: t('hoursToday'), value: hoursText(area.openingHours, weekdayOf(today)) },
    {
      label: tArea('capacity'),
      value: area.capacity === null ? tArea('noCapacity') : tArea('people', { count: area.capacity }),
    },
    ...bookingFacts,
  ];
  return (
    <Card aria-label={t('about')}>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '6' }} p={{ base: '4', md: '5' }}>
        <Box flex={{ lg: '0 0 22rem' }} minWidth="0">
          <AreaPhotos area={area} />
        </Box>
        <Stack gap="5" flex="1" minWidth="0" justifyContent="center">
          {area.description ? (
            <Text whiteSpace="pre-line" maxWidth="prose">
              {area.description}
            </Text>
          ) : null}
          <Facts facts={facts} />
        </Stack>
      </Flex>
    </Card>
  );
}
