import { useSearchParams } from '@courtyard/common/router';
import { type Property, propertyInput } from '@courtyard/contract/properties/property/property';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { PropertyLoader } from '../loader/property-loader';
import { properties } from '../property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useFormTexts } from './form.messages';
import { PropertyFields } from './property-fields';

/** Changes a property, named by `?id=`. */
export function PropertyEditPage() {
  const [params] = useSearchParams();
  return (
    <PropertyLoader propertyId={params.get('id') ?? ''}>
      {(property) => <EditForm key={property.id} property={property} />}
    </PropertyLoader>
  );
}

function EditForm({ property }: { property: Property }) {
  const t = useFormTexts();
  const leave = useSaved();
  const updating = properties.useUpdate(property.id);
  const versioned = useVersionedSave({
    read: property,
    fetchLatest: () => properties.fetchOne(property.id),
  });

  const form = useContractForm(propertyInput, {
    versioned,
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => updating.mutateAsync({ ...values, version }));
      await leave(propertyPaths.detail(saved.id), { name: propertyName(saved) });
    },
  });

  return (
    <FormPage
      form={form}
      edited={propertyName(versioned.base)}
      description={t('editDescription')}
      cancelTo={propertyPaths.detail(property.id)}
    >
      <PropertyFields form={form} />
    </FormPage>
  );
}
