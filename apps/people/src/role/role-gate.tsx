import { gateOf } from '@courtyard/ui/details';
import { rolePaths } from './role-paths';
import { roleMessages } from './role.messages';
import { roles, roleWalk } from './role.queries';

/** A page about the role `?id=`. */
export const RoleGate = gateOf({
  messages: roleMessages,
  title: (t) => t('role'),
  useOne: roles.useOne,
  list: rolePaths.list,
  walk: roleWalk,
});
