import { useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { MemberSummary } from '@courtyard/contract/people/member/member';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { memberMessages } from './member.messages';

/** The roles that a member holds, in the reader's language, and until when where they end; null where there are none. */
export function useRoleTexts(): (roles: MemberSummary['roles']) => string | null {
  const t = useMessages(memberMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  return (roles) => {
    const texts = roles.map(({ name, endsOn }) => {
      const role = roleNames([name], language);
      return endsOn === null ? role : t('roleUntil', { role, day: formats.day(endsOn) });
    });
    return texts.join(', ') || null;
  };
}
