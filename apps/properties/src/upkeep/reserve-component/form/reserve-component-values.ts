import type {
  ReserveComponent,
  ReserveComponentInput,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import type { ContractForm } from '@courtyard/ui/forms';
import type { z } from 'zod';

/** What the form's controls hold; empty text for none. */
type ReserveComponentValues = z.input<typeof reserveComponentInput>;

export type ReserveComponentForm = ContractForm<ReserveComponentValues, ReserveComponentInput>;

/** A component as its form edits it. */
export function valuesOf(component: ReserveComponent): ReserveComponentValues {
  return {
    name: component.name,
    category: component.category,
    areaId: component.area?.id ?? null,
    quantity: component.quantity,
    unit: component.unit ?? '',
    inServiceOn: component.inServiceOn,
    usefulLifeYears: component.usefulLifeYears,
    assessedOn: component.assessedOn,
    assessedRemainingYears: component.assessedRemainingYears,
    replacementCostMinor: component.replacementCostMinor,
    pricedOn: component.pricedOn,
    notes: component.notes ?? '',
  };
}
