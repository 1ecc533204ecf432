import type { ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { placeFrom } from '../work-order/form/work-form.rules';
import { PlanFields, planForm } from './plan-fields';
import { linesOf, planValues } from './plan-form.rules';
import { PlanLoader } from './plan-parts';
import { planPaths } from './plan-paths';
import { servicePlans } from './plan.queries';

/** `work-orders/plans/edit?id=`. */
export function PlanEditPage() {
  return <PlanLoader form>{(plan) => <EditForm key={plan.id} plan={plan} />}</PlanLoader>;
}

function EditForm({ plan }: { plan: ServicePlan }) {
  const { id } = plan;
  const saved = useSaved();
  const update = servicePlans.useUpdate(id);
  const versioned = useVersionedSave({
    read: plan,
    valuesOf: planValues,
    fetchLatest: () => servicePlans.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(planForm, {
    versioned,
    onSubmit: async ({ place, checks, ...values }) => {
      const body = { ...values, place: placeFrom(place), checks: linesOf(checks) };
      const changed = await save(({ version }) => update.mutateAsync({ ...body, version }));
      await saved(planPaths.details(id), { name: changed.title });
    },
  });
  return (
    <FormPage form={form} edited={base.title} cancelTo={planPaths.details(id)}>
      <PlanFields form={form} known={base} />
    </FormPage>
  );
}
