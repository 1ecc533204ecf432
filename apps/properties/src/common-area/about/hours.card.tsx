import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { Closure, CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Badge, Box, Card, CardBody, CardHeader, Flex, Text } from '@courtyard/ui';
import { daysFrom, startOfWeek, weekdayOf } from '@courtyard/contract/days';
import { areaMessages } from '../common-area.messages';
import { detailsMessages } from '../details/details.messages';
import { useHoursText } from './hours-text';

/** When it is open on each weekday, and the days ahead on which it is closed. */
export function HoursCard({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  const hoursText = useHoursText();
  const today = useToday();
  const { firstWeekday } = useCommunity();
  const closures = area.closures.filter((closure) => closure.endsOn >= today);
  return (
    <Card>
      <CardHeader title={tArea('openingHours')} />
      <CardBody>
        <Box as="dl">
          {daysFrom(startOfWeek(today, firstWeekday), 7).map((day) => (
            <Flex key={day} wrap="wrap" columnGap="4" py="1">
              <Text as="dt" size="sm" {...(day === today ? { fontWeight: 'medium' } : { tone: 'muted' })}>
                {formats.weekday(day)}
                {day === today ? (
                  <Badge size="sm" tone="accent" ms="2">
                    {t('todayMark')}
                  </Badge>
                ) : null}
              </Text>
              <Text
                as="dd"
                size="sm"
                numeric
                ms="auto"
                textAlign="end"
                tone={day === today ? 'default' : 'muted'}
              >
                {hoursText(area.openingHours, weekdayOf(day))}
              </Text>
            </Flex>
          ))}
        </Box>
        {closures.length > 0 ? <Closures closures={closures} /> : null}
      </CardBody>
    </Card>
  );
}

function Closures({ closures }: { closures: readonly Closure[] }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  return (
    <Box mt="3" pt="3" borderTopWidth="1px" borderColor="border.default">
      <Text size="sm" fontWeight="medium">
        {t('closures')}
      </Text>
      {closures.map(({ startsOn, endsOn, reason }) => (
        <Text key={`${startsOn} ${endsOn}`} size="sm" tone="muted" mt="1">
          {startsOn === endsOn
            ? t('closureDay', { from: formats.day(startsOn), reason })
            : t('closure', { from: formats.day(startsOn), to: formats.day(endsOn), reason })}
        </Text>
      ))}
    </Box>
  );
}
