import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import {
  type ReserveComponent,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { ReserveComponentGate } from '../reserve-component-gate';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ReserveComponentFields } from './reserve-component-fields';
import { useReserveComponentRules, valuesOf } from './reserve-component-values';
import { formMessages } from './form.messages';

/** `reserve-components/edit?id=`. */
export function ReserveComponentEditPage() {
  return (
    <ReserveComponentGate form>
      {(component) => <EditForm key={component.id} component={component} />}
    </ReserveComponentGate>
  );
}

function EditForm({ component }: { component: ReserveComponent }) {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const update = reserveComponents.useUpdate(component.id);
  const versioned = useVersionedSave({
    read: component,
    valuesOf,
    fetchLatest: () => reserveComponents.fetchOne(component.id),
  });
  const { base, save } = versioned;
  const form = useContractForm(reserveComponentInput, {
    versioned,
    rules: useReserveComponentRules(),
    onSubmit: async (values) => {
      const saved = await save(({ version }) => update.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name: saved.name }), kind: 'success' });
      await navigate(reserveComponentPaths.details(saved.id));
    },
  });
  return (
    <Page title={t('editTitle', { name: base.name })} width="form">
      <Form form={form}>
        <ReserveComponentFields form={form} />
        <FormActions submitLabel={t('save')} cancelTo={reserveComponentPaths.details(component.id)} />
      </Form>
    </Page>
  );
}
