import { useMessages } from '@courtyard/common';
import { type Mailing, mailingInput } from '@courtyard/contract/communications/mailing/mailing';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { MailingLoader } from '../mailing-loader';
import { mailingPaths } from '../mailing-paths';
import { mailings } from '../mailing.queries';
import { formMessages } from './form.messages';
import { MailingFields } from './mailing-fields';

/** `email-notifications/edit?id=`. */
export function MailingEditPage() {
  return <MailingLoader form>{(mailing) => <EditForm key={mailing.id} mailing={mailing} />}</MailingLoader>;
}

const valuesOf = (mailing: Mailing) => ({ ...mailing, replyTo: mailing.replyTo ?? '' });

function EditForm({ mailing }: { mailing: Mailing }) {
  const t = useMessages(formMessages);
  const { id } = mailing;
  const saved = useSaved();
  const update = mailings.useUpdate(id);
  const versioned = useVersionedSave({
    read: mailing,
    valuesOf,
    fetchLatest: () => mailings.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(mailingInput, {
    versioned,
    onSubmit: async (values) => {
      const { subject } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(mailingPaths.details(id), { text: t('saved', { name: subject }) });
    },
  });
  return (
    <FormPage form={form} edited={base.subject} cancelTo={mailingPaths.details(id)}>
      <MailingFields form={form} />
    </FormPage>
  );
}
