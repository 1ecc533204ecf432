import { useMessages } from '@courtyard/common';
import { committeeInput } from '@courtyard/contract/people/committee/committee';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { committeePaths } from '../committee-paths';
import { committeeMessages } from '../committee.messages';
import { committees } from '../committee.queries';
import { CommitteeFields } from './committee-fields';
import { formMessages } from './form.messages';

/** `committees/create`. */
export function CommitteeCreatePage() {
  const t = useMessages(formMessages);
  const tCommittee = useMessages(committeeMessages);
  const saved = useSaved();
  const create = committees.useCreate();
  const form = useContractForm(committeeInput, {
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(committeePaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={tCommittee('add')}
      submitLabel={tCommittee('add')}
      cancelTo={committeePaths.list}
    >
      <CommitteeFields form={form} isNew />
    </FormPage>
  );
}
