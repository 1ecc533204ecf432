import { toast } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { type Property, propertyInput } from '@courtyard/contract/properties/property/property';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { PropertyGate } from '../gate/property-gate';
import { properties } from '../property.queries';
import { propertyName, propertyPaths } from '../property-paths';
import { useFormTexts } from './form.messages';
import { PropertyFields } from './property-fields';

/** Changes a property, named by `?id=`. */
export function PropertyEditPage() {
  const [params] = useSearchParams();
  return (
    <PropertyGate propertyId={params.get('id') ?? ''}>
      {(property) => <EditForm key={property.id} property={property} />}
    </PropertyGate>
  );
}

function EditForm({ property }: { property: Property }) {
  const t = useFormTexts();
  const navigate = useNavigate();
  const updating = properties.useUpdate(property.id);
  const versioned = useVersionedSave({
    read: property,
    fetchLatest: () => properties.fetchOne(property.id),
  });
  const name = propertyName(versioned.base);

  const form = useContractForm(propertyInput, {
    versioned,
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => updating.mutateAsync({ ...values, version }));
      toast({ title: t('savedToast', { name: propertyName(saved) }), kind: 'success' });
      await navigate(propertyPaths.detail(saved.id));
    },
  });

  return (
    <Page title={t('editTitle', { name })} description={t('editDescription')} width="form">
      <Form form={form}>
        <PropertyFields form={form} />
        <FormActions submitLabel={t('editVerb')} cancelTo={propertyPaths.detail(property.id)} />
      </Form>
    </Page>
  );
}
