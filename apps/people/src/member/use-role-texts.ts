import { useUiConfig } from '@courtyard/common';
import type { MemberSummary } from '@courtyard/contract/people/member/member';
import { roleNames } from '@courtyard/contract/platform/member/role.words';

/** The roles that a member holds, in the reader's language; null where there are none. */
export function useRoleTexts(): (roles: MemberSummary['roles']) => string | null {
  const language = useUiConfig((config) => config.language);
  return (roles) =>
    roleNames(
      roles.map(({ name }) => name),
      language,
    ) || null;
}
