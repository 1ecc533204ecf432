import type { ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { placeValue } from '../work-order/form/work-form.rules';

/** The steps of a checklist from its lines. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A plan as its form holds it. */
export const planValues = (plan: ServicePlan) => ({
  ...plan,
  place: placeValue(plan.place),
  checks: plan.checks.join('\n') || null,
  vendorId: plan.worker?.kind === 'vendor' ? plan.worker.id : null,
  assigneeId: plan.worker?.kind === 'member' ? plan.worker.id : null,
});

/** What a change of a plan sends where the rest of it stays. */
export const planBody = ({ place, worker, checks, nextOn: _n, id: _i, ...plan }: ServicePlan) => ({
  ...plan,
  checks,
  place: place && { kind: place.kind, id: place.id },
  vendorId: worker?.kind === 'vendor' ? worker.id : null,
  assigneeId: worker?.kind === 'member' ? worker.id : null,
});
