import {
  type ServiceItem,
  serviceItemInput,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ServiceItemLoader } from '../service-item-loader';
import { serviceItemPaths } from '../service-item-paths';
import { serviceItems } from '../service-item.queries';
import { ServiceItemFields } from './service-item-fields';
import { useServiceItemRules, valuesOf } from './service-item-values';

/** `services-items/edit?id=`. */
export function ServiceItemEditPage() {
  return (
    <ServiceItemLoader form>
      {(serviceItem) => <EditForm key={serviceItem.id} serviceItem={serviceItem} />}
    </ServiceItemLoader>
  );
}

function EditForm({ serviceItem }: { serviceItem: ServiceItem }) {
  const { id } = serviceItem;
  const saved = useSaved();
  const update = serviceItems.useUpdate(id);
  const versioned = useVersionedSave({
    read: serviceItem,
    valuesOf,
    fetchLatest: () => serviceItems.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(serviceItemInput, {
    versioned,
    rules: useServiceItemRules(),
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(serviceItemPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={serviceItemPaths.details(id)}>
      <ServiceItemFields form={form} serviceItem={base} />
    </FormPage>
  );
}
