import { type Vendor, vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { VendorFormLoader } from '../vendor-loader';
import { vendorPaths } from '../vendor-paths';
import { vendors } from '../vendor.queries';
import { VendorFields } from './vendor-fields';
import { useVendorRules, valuesOf } from './vendor-values';

/** `vendors/edit?id=`. */
export function VendorEditPage() {
  return <VendorFormLoader form>{(vendor) => <EditForm key={vendor.id} vendor={vendor} />}</VendorFormLoader>;
}

function EditForm({ vendor }: { vendor: Vendor }) {
  const { id } = vendor;
  const saved = useSaved();
  const update = vendors.useUpdate(id);
  const versioned = useVersionedSave({ read: vendor, valuesOf, fetchLatest: () => vendors.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(vendorInput, {
    versioned,
    rules: useVendorRules(),
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(vendorPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={vendorPaths.details(id)}>
      <VendorFields form={form} vendor={base} />
    </FormPage>
  );
}
