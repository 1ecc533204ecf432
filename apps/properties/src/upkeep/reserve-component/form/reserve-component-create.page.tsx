import { useMessages, useToday } from '@courtyard/common';
import { useFirstOpen } from '@courtyard/common/router';
import { reserveComponentInput } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { formMessages } from './form.messages';
import { ReserveComponentFields } from './reserve-component-fields';
import { useReserveComponentRules } from './reserve-component-values';

/** `reserve-components/create`. */
export function ReserveComponentCreatePage() {
  const t = useMessages(formMessages);
  const firstOpen = useFirstOpen();
  const saved = useSaved();
  const create = reserveComponents.useCreate();
  const form = useContractForm(reserveComponentInput, {
    defaultValues: { pricedOn: useToday() },
    rules: useReserveComponentRules(),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      const { details, overview } = reserveComponentPaths;
      await saved(firstOpen(details(id), overview), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('createTitle')}
      description={t('createDescription')}
      submitLabel={t('create')}
      cancelTo={reserveComponentPaths.list}
    >
      <ReserveComponentFields form={form} />
    </FormPage>
  );
}
