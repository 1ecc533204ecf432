import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { lengthText } from '../area-length';
import { areaMessages } from '../common-area.messages';
import { detailsMessages } from '../details/details.messages';

/** What one may book, in sentences. */
export function useLimits(area: CommonArea): string[] {
  const t = useMessages(detailsMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const length = (minutes: number) => lengthText(minutes, tArea);
  const { capPerUnitPerDay: perDay, capPerUnitPerWeek: perWeek } = area;
  return [
    area.slotMinutes === area.maxDurationMinutes
      ? t('oneSlot', { slot: length(area.slotMinutes) })
      : t('slots', { slot: length(area.slotMinutes), longest: length(area.maxDurationMinutes) }),
    t('ahead', { days: area.maxAdvanceDays }),
    perDay === null ? '' : t('perDay', { count: perDay }),
    perWeek === null ? '' : t('perWeek', { count: perWeek }),
    area.arrearsDays === null ? '' : t('arrears', { days: area.arrearsDays }),
    area.approvalRequired ? t('approval') : '',
    area.feeMinor > 0 && area.keptFeePercent > 0
      ? t('keptFee', { hours: area.freeCancelHours, percent: area.keptFeePercent })
      : '',
    area.feeMinor + area.depositMinor === 0
      ? ''
      : area.billing === null
        ? t('notBilled')
        : t('billed', { days: area.billing.dueDays }),
    area.depositMinor > 0 ? t('depositBack', { deposit: formats.money(area.depositMinor, currency) }) : '',
  ].filter(Boolean);
}

export function LimitsCard({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const limits = useLimits(area);
  return (
    <Card>
      <CardHeader title={t('limits')} />
      <CardBody>
        <Box as="ul" listStyleType="disc" ps="4">
          {limits.map((limit) => (
            <Text as="li" key={limit} size="sm" tone="muted" mb="1">
              {limit}
            </Text>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}

export function RulesCard({ text }: { text: string }) {
  const t = useMessages(areaMessages);
  return (
    <Card>
      <CardHeader title={t('rules')} />
      <CardBody>
        <Text size="sm" tone="muted" whiteSpace="pre-line">
          {text}
        </Text>
      </CardBody>
    </Card>
  );
}
