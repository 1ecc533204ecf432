import { useMessages } from '@courtyard/common';
import type { ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { workOrderLabels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import { badgeOf } from '@courtyard/ui';
import { recordLoader } from '@courtyard/ui/details';
import { planPaths } from './plan-paths';
import { planMessages } from './plan.messages';
import { planPager, servicePlans } from './plan.queries';

/** A page about the maintenance plan `?id=`. */
export const PlanLoader = recordLoader({
  messages: planMessages,
  title: (t) => t('plan'),
  useOne: servicePlans.useOne,
  list: planPaths.list,
  pager: planPager,
});

export const PlanStateBadge = badgeOf(workOrderLabels, 'planState', {
  active: 'expected',
  paused: 'attention',
  ended: 'neutral',
});

/** How often a plan makes a work order: "Every 3 months". */
export function useRecurrence(): (plan: Pick<ServicePlan, 'every' | 'unit'>) => string {
  const t = useMessages(planMessages);
  return ({ every, unit }) => t(`recurs.${unit}`, { count: every });
}
