import {
  type ReserveComponent,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ReserveComponentLoader } from '../reserve-component-loader';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ReserveComponentFields } from './reserve-component-fields';
import { useReserveComponentRules, valuesOf } from './reserve-component-values';

/** `reserve-components/edit?id=`. */
export function ReserveComponentEditPage() {
  return (
    <ReserveComponentLoader form>
      {(component) => <EditForm key={component.id} component={component} />}
    </ReserveComponentLoader>
  );
}

function EditForm({ component }: { component: ReserveComponent }) {
  const { id } = component;
  const saved = useSaved();
  const update = reserveComponents.useUpdate(id);
  const versioned = useVersionedSave({
    read: component,
    valuesOf,
    fetchLatest: () => reserveComponents.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(reserveComponentInput, {
    versioned,
    rules: useReserveComponentRules(),
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(reserveComponentPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={reserveComponentPaths.details(id)}>
      <ReserveComponentFields form={form} />
    </FormPage>
  );
}
