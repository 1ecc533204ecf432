import { useMessages, useToday } from '@courtyard/common';
import type { VendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { tinState, w9State } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { daysBetween } from '@courtyard/contract/days';
import { HStack, StatusBadge } from '@courtyard/ui';
import { vendorMessages } from './vendor.messages';

/** That a vendor is archived; nothing for one in use. */
export function ArchivedBadge({ vendor }: { vendor: Pick<VendorSummary, 'archivedAt'> }) {
  const t = useMessages(vendorMessages);
  return vendor.archivedAt === null ? null : <StatusBadge status="neutral">{t('archived')}</StatusBadge>;
}

/** "Net 30". */
export function useTermsText(): (days: number) => string {
  const t = useMessages(vendorMessages);
  return (days) => (days === 0 ? t('atOnce') : t('net', { days }));
}

type TaxRecord = Pick<VendorSummary, 'tin' | 'reportable' | 'w9ReceivedOn'>;

/** What a 1099 takes and is not there; nothing where all is, or none is sent. */
export function TaxGaps({ vendor }: { vendor: TaxRecord }) {
  const t = useMessages(vendorMessages);
  const gaps = [
    ...(tinState(vendor) === 'missing' ? [t('tinMissing')] : []),
    ...(w9State(vendor) === 'missing' ? [t('w9Missing')] : []),
  ];
  if (gaps.length === 0) return null;
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      {gaps.map((gap) => (
        <StatusBadge key={gap} status="attention">
          {gap}
        </StatusBadge>
      ))}
    </HStack>
  );
}

const soonDays = 30;

/** That the insurance ended, or ends within a month; nothing for longer, and where none is known. */
export function InsuranceBadge({ vendor }: { vendor: Pick<VendorSummary, 'insuredUntil'> }) {
  const t = useMessages(vendorMessages);
  const today = useToday();
  if (vendor.insuredUntil === null) return null;
  const days = daysBetween(today, vendor.insuredUntil);
  if (days > soonDays) return null;
  return days < 0 ? (
    <StatusBadge status="danger">{t('insuranceOver')}</StatusBadge>
  ) : (
    <StatusBadge status="attention">{t('insuranceEnds', { days })}</StatusBadge>
  );
}
