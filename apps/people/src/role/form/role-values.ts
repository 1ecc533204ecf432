import type { roleInput } from '@courtyard/contract/people/role/role';
import type { FormOf } from '@courtyard/ui/forms';

export type RoleForm = FormOf<typeof roleInput>;
