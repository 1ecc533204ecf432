import { useCan, useFormats, useMessages } from '@courtyard/common';
import type { RoleSummary } from '@courtyard/contract/people/role/role';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import { Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { rolePaths } from '../role-paths';
import { roleMessages } from '../role.messages';
import { useRoleName } from '../use-role-name';

/** Columns of the list. */
export function useRoleColumns() {
  const { nameOf, purposeOf } = useRoleName();
  return useColumns(roleColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (role) => <TextLink to={rolePaths.details(role.id)}>{nameOf(role)}</TextLink>,
    },
    { field: 'purpose', priority: 2, cell: (role) => purposeOf(role) ?? <Missing /> },
    { field: 'holders', priority: 1, cell: (role) => <HoldersLink role={role} /> },
    { field: 'rights', priority: 3 },
    { field: 'kind', priority: 4 },
  ]);
}

/** How many hold a role; leads to them where the reader may list members. */
export function HoldersLink({ role }: { role: RoleSummary }) {
  const t = useMessages(roleMessages);
  const formats = useFormats();
  const seesMembers = useCan('Members List View');
  const { id, holders } = role;
  if (holders === 0)
    return (
      <Text as="span" size="sm" tone="subtle">
        {t('nobody')}
      </Text>
    );
  if (!seesMembers) return formats.number(holders);
  return (
    <TextLink to={rolePaths.holders(id)} look="quiet">
      {t('people', { count: holders })}
    </TextLink>
  );
}
