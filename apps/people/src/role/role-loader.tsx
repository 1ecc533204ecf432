import { recordLoader } from '@courtyard/ui/details';
import { rolePaths } from './role-paths';
import { roleMessages } from './role.messages';
import { roles, rolePager } from './role.queries';

/** A page about the role `?id=`. */
export const RoleLoader = recordLoader({
  messages: roleMessages,
  title: (t) => t('role'),
  useOne: roles.useOne,
  list: rolePaths.list,
  pager: rolePager,
});
