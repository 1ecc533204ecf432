import { useUiConfig } from '@courtyard/common';
import type { RoleSummary } from '@courtyard/contract/people/role/role';
import { roleNames, rolePurpose } from '@courtyard/contract/platform/member/role.labels';

/** What a role is called, and what it is for, in the reader's language. */
export function useRoleName() {
  const language = useUiConfig((config) => config.language);
  return {
    nameOf: ({ name }: Pick<RoleSummary, 'name'>) => roleNames([name], language),
    purposeOf: (role: Pick<RoleSummary, 'name' | 'purpose'>) => rolePurpose(role, language),
  };
}
