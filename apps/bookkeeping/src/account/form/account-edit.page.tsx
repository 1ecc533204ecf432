import { type Account, accountInput, type Chart } from '@courtyard/contract/bookkeeping/account/account';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { AccountLoader } from '../account-loader';
import { accountPaths } from '../account-paths';
import { accounts } from '../account.queries';
import { fitting } from './account-choices.rules';
import { AccountFields } from './account-fields';
import { ChartNeeded } from './chart-needed';

/** `chart-of-accounts/edit?id=`. */
export function AccountEditPage() {
  return (
    <AccountLoader form>
      {(account) => (
        <ChartNeeded>{(chart) => <EditForm key={account.id} account={account} chart={chart} />}</ChartNeeded>
      )}
    </AccountLoader>
  );
}

function EditForm({ account, chart }: { account: Account; chart: Chart }) {
  const { id } = account;
  const saved = useSaved();
  const update = accounts.useUpdate(id);
  const versioned = useVersionedSave({ read: account, fetchLatest: () => accounts.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(accountInput, {
    versioned,
    onSubmit: async (values) => {
      // What is said of a used account is what stands: nothing of it is changed in passing.
      const written = base.isUsed ? values : fitting(values);
      const { name } = await save(({ version }) => update.mutateAsync({ ...written, version }));
      await saved(accountPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={accountPaths.details(id)}>
      <AccountFields form={form} chart={chart} account={base} />
    </FormPage>
  );
}
