import { toast, useMessages, useToday } from '@courtyard/common';
import { useFirstOpen, useNavigate } from '@courtyard/common/router';
import { reserveComponentInput } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ReserveComponentFields } from './reserve-component-fields';
import { useReserveComponentRules } from './reserve-component-values';
import { formMessages } from './form.messages';

/** `reserve-components/create`. */
export function ReserveComponentCreatePage() {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const firstOpen = useFirstOpen();
  const create = reserveComponents.useCreate();
  const today = useToday();
  const form = useContractForm(reserveComponentInput, {
    defaultValues: { pricedOn: today },
    rules: useReserveComponentRules(),
    onSubmit: async (values) => {
      const component = await create.mutateAsync(values);
      toast({ title: t('created', { name: component.name }), kind: 'success' });
      await navigate(firstOpen(reserveComponentPaths.details(component.id), reserveComponentPaths.overview));
    },
  });
  return (
    <Page title={t('createTitle')} description={t('createDescription')} width="form">
      <Form form={form}>
        <ReserveComponentFields form={form} />
        <FormActions submitLabel={t('create')} cancelTo={reserveComponentPaths.list} />
      </Form>
    </Page>
  );
}
