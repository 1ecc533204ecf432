import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { type PermissionGroup, type Role, roleInput } from '@courtyard/contract/people/role/role';
import { Card, ErrorState, LoadingState, Page } from '@courtyard/ui';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { rolePaths } from '../role-paths';
import { roles, usePermissionGroups } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { formMessages } from './form.messages';
import { RoleFields } from './role-fields';

/** `roles/permission`: a new role; `?from=` begins with what another allows. */
export function RoleCreatePage() {
  const t = useMessages(formMessages);
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const source = roles.useOne(from);
  const known = usePermissionGroups();
  if (from === '') return <CreateForm groups={[]} />;
  if (source.data && known.data) return <CreateForm key={from} groups={known.data} source={source.data} />;
  const failed = [source, known].find(({ isError }) => isError);
  return (
    <Page title={t('create')} width="form">
      {failed ? (
        <Card>
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function CreateForm({ source, groups }: { source?: Role; groups: readonly PermissionGroup[] }) {
  const t = useMessages(formMessages);
  const { nameOf, purposeOf } = useRoleName();
  const saved = useSaved();
  const create = roles.useCreate();
  const mine = new Set(
    groups.flatMap(({ permissions }) => permissions.flatMap((each) => (each.mine ? [each.name] : []))),
  );
  const form = useContractForm(roleInput, {
    ...(source && {
      defaultValues: {
        name: t('copyName', { name: nameOf(source) }),
        purpose: purposeOf(source),
        permissions: source.permissions.filter((name) => mine.has(name)),
      },
    }),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(rolePaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('create')}
      description={source ? t('copyDescription', { name: nameOf(source) }) : t('createDescription')}
      submitLabel={t('create')}
      cancelTo={source ? rolePaths.details(source.id) : rolePaths.list}
    >
      <RoleFields form={form} />
    </FormPage>
  );
}
