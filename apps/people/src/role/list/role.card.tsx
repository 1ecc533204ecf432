import type { RoleSummary } from '@courtyard/contract/people/role/role';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import { Text, TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { rolePaths } from '../role-paths';
import { useRoleName } from '../use-role-name';
import { HoldersLink } from './roles.columns';

export function RoleCard({ role }: { role: RoleSummary }) {
  const { nameOf, purposeOf } = useRoleName();
  const { text, label } = useFieldTexts(roleColumns);
  return (
    <ListCard
      title={<TextLink to={rolePaths.details(role.id)}>{nameOf(role)}</TextLink>}
      facts={[purposeOf(role)]}
      lines={[`${label('rights')}: ${text(role, 'rights')}`]}
    >
      <Text as="div" size="sm">
        {label('holders')}: <HoldersLink role={role} />
      </Text>
    </ListCard>
  );
}
