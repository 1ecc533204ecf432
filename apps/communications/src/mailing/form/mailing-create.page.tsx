import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { mailingInput } from '@courtyard/contract/communications/mailing/mailing';
import { emptyRichText } from '@courtyard/contract/fields/rich-text';
import type { MailTemplate } from '@courtyard/contract/communications/mailing/template';
import { ErrorState, Field, LoadingState, NativeSelect } from '@courtyard/ui';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { mailingPaths } from '../mailing-paths';
import { mailings, templates } from '../mailing.queries';
import { formMessages } from './form.messages';
import { MailingFields } from './mailing-fields';

/** `email-notifications/create`, or `?template=`: begins with its words. */
export function MailingCreatePage() {
  const all = templates.useRead('GET /api/v1/mailing-templates');
  if (all.isError) return <ErrorState error={all.error} onRetry={() => void all.refetch()} />;
  return all.data ? <CreateForm all={all.data} /> : <LoadingState />;
}

function CreateForm({ all }: { all: readonly MailTemplate[] }) {
  const t = useMessages(formMessages);
  const [params] = useSearchParams();
  const saved = useSaved();
  const create = mailings.useCreate();
  const first = all.find(({ id }) => id === params.get('template'));
  const form = useContractForm(mailingInput, {
    defaultValues: first
      ? { subject: first.subject, body: first.body, category: first.category }
      : { body: emptyRichText },
    onSubmit: async (values) => {
      const { id, subject } = await create.mutateAsync(values);
      await saved(mailingPaths.details(id), { text: t('saved', { name: subject }) });
    },
  });
  const begin = (id: string) => {
    const chosen = all.find((one) => one.id === id);
    if (!chosen) return;
    for (const name of ['subject', 'body', 'category'] as const)
      form.setValue(name, chosen[name], { shouldDirty: true });
  };
  return (
    <FormPage form={form} title={t('create')} submitLabel={t('save')} cancelTo={mailingPaths.list}>
      <MailingFields
        form={form}
        template={
          all.length > 0 ? (
            <Field label={t('template')}>
              <NativeSelect defaultValue={first?.id ?? ''} onChange={(event) => begin(event.target.value)}>
                <option value="">{t('noTemplate')}</option>
                {all.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ) : null
        }
      />
    </FormPage>
  );
}
