import { type Committee, committeeInput } from '@courtyard/contract/people/committee/committee';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { CommitteeLoader } from '../committee-loader';
import { committeePaths } from '../committee-paths';
import { committees } from '../committee.queries';
import { CommitteeFields } from './committee-fields';

/** `committees/edit?id=`. */
export function CommitteeEditPage() {
  return (
    <CommitteeLoader form>
      {(committee) => <EditForm key={committee.id} committee={committee} />}
    </CommitteeLoader>
  );
}

function EditForm({ committee }: { committee: Committee }) {
  const { id } = committee;
  const saved = useSaved();
  const update = committees.useUpdate(id);
  const versioned = useVersionedSave({
    read: committee,
    fetchLatest: () => committees.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(committeeInput, {
    versioned,
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(committeePaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={committeePaths.details(id)}>
      <CommitteeFields form={form} />
    </FormPage>
  );
}
