import { type SlotSubject, useCan, useFormats, useMessages } from '@courtyard/common';
import { planStateOf } from '@courtyard/contract/service-requests/service-plan/service-plan.values';
import { Box, CardFrame, CardLine, CardList, CardNothing, LinkButton } from '@courtyard/ui';
import { PlanStateBadge, useRecurrence } from './plan-parts';
import { planPaths } from './plan-paths';
import { planMessages } from './plan.messages';
import { servicePlans } from './plan.queries';

/** Plans of the panel; the list has the others. */
const shown = 20;

/** Maintenance plans of an asset or a common area, on its page. */
export function PlansPanel({ subject: { assetId, areaId } }: { subject: SlotSubject }) {
  const t = useMessages(planMessages);
  const formats = useFormats();
  const recurrence = useRecurrence();
  const canManage = useCan('Work Order Update');
  const about = assetId === undefined ? { areaId: areaId ?? '' } : { assetId };
  const plans = servicePlans.useList({ ...about, limit: shown });
  const createTo =
    assetId === undefined ? planPaths.about('area', areaId ?? '') : planPaths.about('asset', assetId);
  return (
    <CardFrame title={t('plans')} link={{ to: planPaths.list, label: t('all') }} query={plans} lines={2}>
      {({ data: found }) => (
        <>
          {found.length === 0 ? (
            <CardNothing>{t('noneHere')}</CardNothing>
          ) : (
            <CardList>
              {found.map((plan) => (
                <CardLine
                  key={plan.id}
                  to={planPaths.details(plan.id)}
                  title={plan.title}
                  detail={[recurrence(plan), plan.worker?.name].filter(Boolean).join(' · ')}
                  aside={
                    plan.nextOn === null ? (
                      <PlanStateBadge value={planStateOf(plan)} />
                    ) : (
                      formats.day(plan.nextOn)
                    )
                  }
                />
              ))}
            </CardList>
          )}
          {canManage ? (
            <Box mt="3">
              <LinkButton size="sm" icon="plus" to={createTo}>
                {t('new')}
              </LinkButton>
            </Box>
          ) : null}
        </>
      )}
    </CardFrame>
  );
}
