import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { OwnVendor } from '@courtyard/contract/accounting/payables/vendor/own-vendor';
import { daysBetween } from '@courtyard/contract/days';
import { StatusBadge } from '@courtyard/ui';
import { ownVendorMessages } from './own-vendor.messages';

const looks = {
  'on-file': 'expected',
  'not-needed': 'expected',
  missing: 'attention',
  valid: 'expected',
  expiring: 'attention',
  expired: 'danger',
} as const;

/** Whether something of the vendor's is to be sent. */
export const isToSend = ({ w9, insurance }: OwnVendor): boolean =>
  w9.state === 'missing' || insurance.state !== 'valid';

/** The W-9 and the certificate of insurance: since when each is there, until when it counts, or that it is missing. */
export function useOwnDocuments() {
  const t = useMessages(ownVendorMessages);
  const formats = useFormats();
  const today = useToday();
  return ({ w9, insurance: { state, insuredUntil } }: OwnVendor) => [
    {
      name: t('w9'),
      detail: w9.receivedOn === null ? undefined : t('received', { day: formats.day(w9.receivedOn) }),
      badge: <StatusBadge status={looks[w9.state]}>{t(`state.${w9.state}`)}</StatusBadge>,
    },
    {
      name: t('certificate'),
      detail:
        insuredUntil === null
          ? undefined
          : t(state === 'expired' ? 'expired' : 'expires', { day: formats.day(insuredUntil) }),
      badge: (
        <StatusBadge status={looks[state]}>
          {state === 'expiring'
            ? t('state.expiring', { days: daysBetween(today, insuredUntil ?? today) })
            : t(`state.${state}`)}
        </StatusBadge>
      ),
    },
  ];
}
