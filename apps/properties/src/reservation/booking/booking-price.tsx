import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Text } from '@courtyard/ui';
import { bookingMessages } from './booking.messages';

/** What a booking costs, how that is billed and when it is due, and whether somebody decides first. */
export function BookingPrice({ area }: { area: CommonArea }) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const parts = [
    area.feeMinor > 0 ? t('fee', { amount: formats.money(area.feeMinor, currency) }) : '',
    area.depositMinor > 0 ? t('deposit', { amount: formats.money(area.depositMinor, currency) }) : '',
  ].filter(Boolean);
  return (
    <>
      <Text size="sm" fontWeight="medium" numeric>
        {parts.length > 0 ? parts.join(', ') : t('free')}
      </Text>
      {parts.length > 0 ? (
        <Text size="xs" tone="muted">
          {area.billing === null ? t('notBilled') : t('billed', { days: area.billing.dueDays })}
        </Text>
      ) : null}
      {area.approvalRequired ? (
        <Text size="xs" tone="muted">
          {t('needsApproval')}
        </Text>
      ) : null}
    </>
  );
}
