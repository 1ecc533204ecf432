import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import {
  type ReserveComponent,
  reserveComponentInput,
} from '@courtyard/contract/properties/reserve-component';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { ComponentGate } from '../component-gate';
import { componentPaths } from '../component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ComponentFields, useComponentRules } from './component-fields';
import { valuesOf } from './component-values';
import { formMessages } from './form.messages';

/** `reserve-components/edit?id=`. */
export function ReserveComponentEditPage() {
  return (
    <ComponentGate form>{(component) => <EditForm key={component.id} component={component} />}</ComponentGate>
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
    defaultValues: valuesOf(base),
    versioned,
    rules: useComponentRules(),
    onSubmit: async (values) => {
      const saved = await save(({ version }) => update.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name: saved.name }), kind: 'success' });
      await navigate(componentPaths.details(saved.id));
    },
  });
  return (
    <Page title={t('editTitle', { name: base.name })} width="form">
      <Form form={form}>
        <ComponentFields form={form} />
        <FormActions submitLabel={t('save')} cancelTo={componentPaths.details(component.id)} />
      </Form>
    </Page>
  );
}
