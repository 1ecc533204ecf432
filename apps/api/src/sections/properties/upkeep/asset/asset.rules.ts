import type { AssetStatus, ServiceState, WarrantyState } from '@courtyard/contract/properties/asset/asset';
import type { ServiceKind } from '@courtyard/contract/properties/asset/service-record';
import { addDays, addMonths } from '@courtyard/contract/days';

/** How long before its end a warranty counts as expiring: time to look for what it still pays for. */
export const warrantyNoticeDays = 60;

/** How long before its day a service counts as due: what is serviced every month is not due all the time. */
export const serviceNoticeDays = 14;

/** State of a warranty that runs until the end of a day, null for none. */
export function warrantyStateOn(expiresOn: string | null, today: string): WarrantyState {
  if (expiresOn === null) return 'none';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, warrantyNoticeDays) ? 'expiring' : 'valid';
}

/** State of the next service. What is retired needs none. */
export function serviceStateOn(
  { status, nextServiceOn }: { status: AssetStatus; nextServiceOn: string | null },
  today: string,
): ServiceState {
  if (nextServiceOn === null || status === 'retired') return 'none';
  if (nextServiceOn < today) return 'overdue';
  return nextServiceOn <= addDays(today, serviceNoticeDays) ? 'due' : 'scheduled';
}

export interface ServicePlan {
  installedOn: string | null;
  serviceIntervalMonths: number | null;
}

/** The last that the contract has; an installation may be planned for a day shortly before it. */
const lastDay = '2999-12-31';

/**
 * When the next service is due by the asset's interval: after the latest inspection or maintenance, or after the
 * installation where there was none yet. Null where neither is known, there is no interval, or it leads beyond all days.
 */
export function nextServiceBy(
  { installedOn, serviceIntervalMonths }: ServicePlan,
  services: readonly { servicedOn: string; kind: ServiceKind }[],
): string | null {
  const regular = services.filter(({ kind }) => kind !== 'repair').map(({ servicedOn }) => servicedOn);
  const last = regular.toSorted().at(-1) ?? installedOn;
  if (last === null || serviceIntervalMonths === null) return null;
  const next = addMonths(last, serviceIntervalMonths);
  return next > lastDay ? null : next;
}
