import { useMessages } from '@courtyard/common';
import { serviceItemInput } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { serviceItemPaths } from '../service-item-paths';
import { serviceItemMessages } from '../service-item.messages';
import { serviceItems } from '../service-item.queries';
import { ServiceItemFields } from './service-item-fields';
import { formMessages } from './form.messages';
import { useServiceItemRules } from './service-item-values';

/** `services-items/create`. */
export function ServiceItemCreatePage() {
  const t = useMessages(formMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  const saved = useSaved();
  const create = serviceItems.useCreate();
  const form = useContractForm(serviceItemInput, {
    rules: useServiceItemRules(),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(serviceItemPaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={tServiceItem('add')}
      description={t('createDescription')}
      submitLabel={tServiceItem('add')}
      cancelTo={serviceItemPaths.list}
    >
      <ServiceItemFields form={form} />
    </FormPage>
  );
}
