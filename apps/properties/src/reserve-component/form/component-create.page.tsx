import { toast, useMessages, useToday } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { reserveComponentInput } from '@courtyard/contract/properties/reserve-component';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { componentPaths } from '../component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ComponentFields, useComponentRules } from './component-fields';
import { formMessages } from './form.messages';

/** `reserve-components/create`. */
export function ReserveComponentCreatePage() {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const create = reserveComponents.useCreate();
  const today = useToday();
  const form = useContractForm(reserveComponentInput, {
    defaultValues: {
      name: '',
      areaId: null,
      quantity: null,
      unit: '',
      inServiceOn: '',
      assessedOn: null,
      assessedRemainingYears: null,
      pricedOn: today,
      notes: '',
    },
    rules: useComponentRules(),
    onSubmit: async (values) => {
      const component = await create.mutateAsync(values);
      toast({ title: t('created', { name: component.name }), kind: 'success' });
      await navigate(componentPaths.details(component.id));
    },
  });
  return (
    <Page title={t('createTitle')} description={t('createDescription')} width="form">
      <Form form={form}>
        <ComponentFields form={form} />
        <FormActions submitLabel={t('create')} cancelTo={componentPaths.list} />
      </Form>
    </Page>
  );
}
