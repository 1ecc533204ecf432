import { useMessages } from '@courtyard/common';
import type { InsuranceState, PropertyStatus } from '@courtyard/contract/properties/property/property';
import { type Status, StatusBadge } from '@courtyard/ui';
import { propertyMessages } from './property.messages';

const statusHues: Record<PropertyStatus, Status> = {
  active: 'expected',
  construction: 'info',
  renovation: 'attention',
  inactive: 'neutral',
};

const insuranceHues: Record<InsuranceState, Status> = {
  valid: 'expected',
  expiring: 'attention',
  lapsed: 'danger',
  none: 'neutral',
};

/** How a property stands; an archived one is just that. */
export function PropertyStatusBadge(props: { status: PropertyStatus; archived?: boolean }) {
  const t = useMessages(propertyMessages);
  return props.archived ? (
    <StatusBadge status="neutral">{t('archived')}</StatusBadge>
  ) : (
    <StatusBadge status={statusHues[props.status]}>{t(`status.${props.status}`)}</StatusBadge>
  );
}

/** How a property is insured. `named` says that it is the insurance, where no heading does. */
export function InsuranceBadge({ insurance, named }: { insurance: InsuranceState; named?: boolean }) {
  const t = useMessages(propertyMessages);
  const text = t(named ? `insuranceIs.${insurance}` : `insurance.${insurance}`);
  return <StatusBadge status={insuranceHues[insurance]}>{text}</StatusBadge>;
}
