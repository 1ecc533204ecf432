import { useMessages } from '@courtyard/common';
import { pollInput } from '@courtyard/contract/communications/poll/poll-input';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { polls } from '../poll.queries';
import { PollFields } from './poll-fields';
import { formMessages } from './form.messages';
import { usePollRules } from './poll-values';

/** `polls/create`. */
export function PollCreatePage() {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const saved = useSaved();
  const create = polls.useCreate();
  const rules = usePollRules();
  const form = useContractForm(pollInput, {
    rules,
    onSubmit: async (values) => {
      const { id, title } = await create.mutateAsync(values);
      await saved(pollPaths.details(id), { text: t('created', { name: title }) });
    },
  });
  return (
    <FormPage form={form} title={tPoll('add')} submitLabel={t('save')} cancelTo={pollPaths.list}>
      <PollFields form={form} />
    </FormPage>
  );
}
