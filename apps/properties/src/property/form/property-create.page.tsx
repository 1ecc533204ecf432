import { toast, useCan } from '@courtyard/common';
import { useFirstOpen, useNavigate } from '@courtyard/common/router';
import { propertyInput } from '@courtyard/contract/properties/property/property';
import { EmptyState, LinkButton, Page } from '@courtyard/ui';
import { FormPage, useContractForm } from '@courtyard/ui/forms';
import { properties } from '../property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useFormTexts } from './form.messages';
import { PropertyFields } from './property-fields';

/** Adds a property. The path is open to everybody signed in; who may not add is told so here. */
export function PropertyCreatePage() {
  const t = useFormTexts();
  const canAdd = useCan('Property Create');
  const seesList = useCan('Properties List View');
  if (canAdd) return <AddForm />;
  return (
    <Page title={t('addTitle')}>
      <EmptyState icon="lock" title={t('forbiddenTitle')} description={t('forbiddenText')}>
        <LinkButton to={seesList ? propertyPaths.list : propertyPaths.overview}>
          {t(seesList ? 'toList' : 'toOverview')}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

function AddForm() {
  const t = useFormTexts();
  const navigate = useNavigate();
  const firstOpen = useFirstOpen();
  const creating = properties.useCreate();
  const form = useContractForm(propertyInput, {
    onSubmit: async (values) => {
      const property = await creating.mutateAsync(values);
      toast({ title: t('addedToast', { name: propertyName(property) }), kind: 'success' });
      const { detail, list, overview } = propertyPaths;
      await navigate(firstOpen(detail(property.id), list, overview), { replace: true });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('addTitle')}
      description={t('addDescription')}
      submitLabel={t('addVerb')}
      cancelTo={propertyPaths.list}
    >
      <PropertyFields form={form} />
    </FormPage>
  );
}
