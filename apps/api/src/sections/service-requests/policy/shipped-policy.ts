import type { RequestTarget } from '@courtyard/contract/service-requests/policy/request-policy';
import { requestKinds } from '@courtyard/contract/service-requests/kind/request-kind.values';
import type { PolicyFields } from './request-policy.tables';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' }));

/** Hours of work, by priority: a day has eight. */
const standard = {
  low: [16, 160],
  normal: [8, 80],
  high: [4, 24],
} as const;

/** An architectural request is decided within 30 days, records are given within ten working days. */
const resolutionOf: Partial<Record<RequestTarget['kind'], number>> = { architectural: 176, records: 80 };

const targets: RequestTarget[] = requestKinds.flatMap((kind) => [
  ...(['low', 'normal', 'high'] as const).map((priority) => ({
    kind,
    priority,
    responseHours: standard[priority][0],
    resolutionHours: resolutionOf[kind] ?? standard[priority][1],
    isAroundTheClock: false,
  })),
  {
    kind,
    priority: 'emergency' as const,
    responseHours: 1,
    resolutionHours: 24,
    isAroundTheClock: true,
  },
]);

/** What a community goes by until it sets its own. */
export const shippedPolicy: PolicyFields = {
  hours: week,
  holidays: 'us-federal',
  closedOn: [],
  reopenDays: 14,
  closeDays: 14,
  warnAtPercent: 80,
  targets,
};
