import { useCommunity, useFormats, useToday } from '@courtyard/common';
import type { Policy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { insuranceLabels } from '@courtyard/contract/properties/unit-records/insurance/insurance.labels';
import { Badge, badgeOf, Text, TextLink } from '@courtyard/ui';
import { PartMenu, PartRow } from '@courtyard/ui/details';
import { propertyPaths } from '../../property/property-paths';
import { daysBetween } from '@courtyard/contract/days';
import { type InsuranceTexts, useInsuranceTexts } from './insurance.messages';

const PolicyBadge = badgeOf(insuranceLabels, 'state', {
  valid: 'expected',
  expiring: 'attention',
  upcoming: 'neutral',
  lapsed: 'danger',
  replaced: 'neutral',
});

/** One policy: state, company, what it covers, how long it still runs. */
export function PolicyRow({ policy, onRemove }: { policy: Policy; onRemove: (() => void) | undefined }) {
  const t = useInsuranceTexts();
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const number = policy.policyNumber;
  const isRunning = policy.state === 'valid' || policy.state === 'expiring';
  const details = [
    t('numberIs', { number }),
    policy.coverMinor === null ? null : t('coverIs', { amount: formats.money(policy.coverMinor, currency) }),
    isRunning ? remindersText(policy.reminderDays, t) : null,
  ].filter((part) => part !== null);

  return (
    <PartRow
      title={policy.carrier}
      badge={
        <>
          <PolicyBadge value={policy.state} />
          <Badge>{t(`kind.${policy.kind}`)}</Badge>
        </>
      }
      aside={
        <>
          {policy.state === 'upcoming' && policy.startsOn !== null
            ? t('from', { day: formats.day(policy.startsOn) })
            : t('until', { day: formats.day(policy.expiresOn) })}
          {isRunning ? (
            <Text size="sm">{t('inDays', { days: daysBetween(today, policy.expiresOn) })}</Text>
          ) : null}
        </>
      }
      menu={
        onRemove ? (
          <PartMenu
            name={t('policyOf', { number })}
            edit={propertyPaths.insurance(policy.propertyId, policy.id)}
            onRemove={onRemove}
          />
        ) : undefined
      }
    >
      {details.join(' · ')}
      {policy.certificate ? (
        <Text size="sm">
          <TextLink href={policy.certificate.url} external>
            {t('openCertificate')}
          </TextLink>
        </Text>
      ) : null}
      {policy.notes ? (
        <Text size="sm" whiteSpace="pre-line">
          {policy.notes}
        </Text>
      ) : null}
    </PartRow>
  );
}

function remindersText(days: readonly number[], t: InsuranceTexts) {
  const listed = days.toSorted((one, other) => other - one).join(', ');
  return listed === '' ? t('noReminders') : t('reminders', { days: listed });
}
