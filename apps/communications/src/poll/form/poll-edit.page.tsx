import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { pollInput } from '@courtyard/contract/communications/poll/poll-input';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { PollLoader } from '../details/poll-loader';
import { pollPaths } from '../poll-paths';
import { polls } from '../poll.queries';
import { PollFields } from './poll-fields';
import { usePollRules, valuesOf } from './poll-values';

/** `polls/edit?id=`. */
export function PollEditPage() {
  return <PollLoader form>{(poll) => <EditForm key={poll.id} poll={poll} />}</PollLoader>;
}

function EditForm({ poll }: { poll: Poll }) {
  const { id } = poll;
  const saved = useSaved();
  const update = polls.useUpdate(id);
  const versioned = useVersionedSave({ read: poll, valuesOf, fetchLatest: () => polls.fetchOne(id) });
  const { base, save } = versioned;
  const rules = usePollRules();
  const form = useContractForm(pollInput, {
    rules,
    versioned,
    onSubmit: async (values) => {
      const { title: name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(pollPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.title} cancelTo={pollPaths.details(id)}>
      <PollFields form={form} />
    </FormPage>
  );
}
