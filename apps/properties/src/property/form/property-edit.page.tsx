import { ApiError, toast } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { type Property, type PropertyInput, propertyInput } from '@courtyard/contract/properties/property';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { useState } from 'react';
import { PropertyGate } from '../property-gate';
import { properties } from '../property.queries';
import { propertyName, propertyPaths } from '../property-paths';
import { ConflictPanel } from './conflict-panel';
import { useFormTexts } from './form.messages';
import { PropertyFields } from './property-fields';
import { type PropertyValues, valuesOf } from './property-values';

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
  // The version that was read when the form opened: what others save meanwhile must not slip under it.
  const [base, setBase] = useState(property);
  const [theirs, setTheirs] = useState<Property | null>(null);
  const name = propertyName(base);

  const form = useContractForm<PropertyInput, PropertyValues>(propertyInput, {
    defaultValues: valuesOf(base),
    onSubmit: async (values) => {
      try {
        const saved = await updating.mutateAsync({ ...values, version: base.version });
        toast({ title: t('savedToast', { name: propertyName(saved) }), kind: 'success' });
        await navigate(propertyPaths.detail(saved.id));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error;
        setTheirs(await properties.fetchOne(property.id));
        throw new ApiError({ status: error.status, code: error.code, message: t('conflictSummary') });
      }
    },
  });

  const settle = (latest: Property) => {
    setBase(latest);
    setTheirs(null);
    form.clearErrors();
    // The panel goes with the button that was pressed.
    form.setFocus('unitNumber');
  };

  return (
    <Page title={t('editTitle', { name })} description={t('editDescription')} width="form">
      <Form form={form}>
        {theirs ? (
          <ConflictPanel form={form} base={base} theirs={theirs} onSettled={() => settle(theirs)} />
        ) : null}
        <PropertyFields form={form} />
        <FormActions submitLabel={t('editVerb')} cancelTo={propertyPaths.detail(property.id)} />
      </Form>
    </Page>
  );
}
