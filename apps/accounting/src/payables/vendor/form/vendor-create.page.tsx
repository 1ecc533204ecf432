import { useMessages } from '@courtyard/common';
import { vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { vendorPaths } from '../vendor-paths';
import { vendorMessages } from '../vendor.messages';
import { vendors } from '../vendor.queries';
import { VendorFields } from './vendor-fields';
import { formMessages } from './form.messages';
import { useVendorRules } from './vendor-values';

/** `vendors/create`. */
export function VendorCreatePage() {
  const t = useMessages(formMessages);
  const tVendor = useMessages(vendorMessages);
  const saved = useSaved();
  const create = vendors.useCreate();
  const form = useContractForm(vendorInput, {
    rules: useVendorRules(),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(vendorPaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={tVendor('add')}
      description={t('createDescription')}
      submitLabel={tVendor('add')}
      cancelTo={vendorPaths.list}
    >
      <VendorFields form={form} />
    </FormPage>
  );
}
