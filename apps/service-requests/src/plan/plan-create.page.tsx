import { useMessages, useToday } from '@courtyard/common';
import type { WorkOrderBeginning } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { useBeginning } from '../work-order/form/use-beginning';
import { placeFrom, placeValue } from '../work-order/form/work-form.rules';
import { PlanFields, planForm } from './plan-fields';
import { linesOf } from './plan-form.rules';
import { planPaths } from './plan-paths';
import { planMessages } from './plan.messages';
import { servicePlans } from './plan.queries';

/** `work-orders/plans/create`: by hand, or for the asset or area of the address. */
export function PlanCreatePage() {
  const begun = useBeginning();
  return begun ? <CreateForm begun={begun} /> : null;
}

function CreateForm({ begun: { place, vendor } }: { begun: WorkOrderBeginning }) {
  const t = useMessages(planMessages);
  const saved = useSaved();
  const today = useToday();
  const create = servicePlans.useCreate();
  const form = useContractForm(planForm, {
    defaultValues: {
      place: placeValue(place),
      vendorId: vendor?.id ?? null,
      every: 1,
      unit: 'month',
      startsOn: today,
    },
    onSubmit: async ({ place: at, checks, ...values }) => {
      const body = { ...values, place: placeFrom(at), checks: linesOf(checks) };
      const { id } = await create.mutateAsync(body);
      await saved(planPaths.details(id), { text: t('created') });
    },
  });
  return (
    <FormPage form={form} title={t('new')} submitLabel={t('create')} cancelTo={planPaths.list}>
      <PlanFields form={form} known={{ place, worker: vendor && { kind: 'vendor', ...vendor } }} />
    </FormPage>
  );
}
