import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { accountInput, type Chart } from '@courtyard/contract/bookkeeping/account/account';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { accountPaths } from '../account-paths';
import { accountMessages } from '../account.messages';
import { accounts } from '../account.queries';
import { fitting } from './account-choices.rules';
import { AccountFields } from './account-fields';
import { ChartNeeded } from './chart-needed';
import { formMessages } from './form.messages';

/** `chart-of-accounts/create`, or `?below=`: begins below a heading. */
export function AccountCreatePage() {
  const t = useMessages(accountMessages);
  return <ChartNeeded title={t('add')}>{(chart) => <CreateForm chart={chart} />}</ChartNeeded>;
}

function CreateForm({ chart }: { chart: Chart }) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const [params] = useSearchParams();
  const saved = useSaved();
  const create = accounts.useCreate();
  const heading = chart.accounts.find(({ id, isHeading }) => isHeading && id === params.get('below'));
  const form = useContractForm(accountInput, {
    ...(heading && { defaultValues: { type: heading.type, parentId: heading.id } }),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(fitting(values));
      await saved(accountPaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage form={form} title={tAccount('add')} submitLabel={tAccount('add')} cancelTo={accountPaths.list}>
      <AccountFields form={form} chart={chart} />
    </FormPage>
  );
}
