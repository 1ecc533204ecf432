import { useMessages } from '@courtyard/common';
import type {
  ReserveComponent,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import type { FormOf } from '@courtyard/ui/forms';
import { formMessages } from './form.messages';

export type ReserveComponentForm = FormOf<typeof reserveComponentInput>;

/** A component as its form edits it. */
export const valuesOf = (component: ReserveComponent) => ({
  ...component,
  areaId: component.area?.id ?? null,
});

/** What the rules over several fields of a component say, by field. */
export function useReserveComponentRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  return { assessedOn: t('assessedOn'), assessedRemainingYears: t('assessedRemaining') };
}
