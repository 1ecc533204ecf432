import { useUiConfig } from '@courtyard/common';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { Missing, Text } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../contact-links';
import { MemberName } from '../member-name';
import { MemberStatusBadge } from '../member-status';
import { useHomeTexts } from '../use-home-texts';
import { useRoleTexts } from '../use-role-texts';

/** Columns of the list. */
export function useMemberColumns() {
  const homesText = useHomeTexts();
  const rolesText = useRoleTexts();
  const language = useUiConfig((config) => config.language);
  return useColumns(memberColumns, [
    { field: 'name', priority: 1, cell: (member) => <MemberName member={member} /> },
    { field: 'homes', priority: 2, cell: ({ homes }) => <OneLine text={homesText(homes)} /> },
    {
      field: 'email',
      priority: 3,
      cell: ({ email }) => (
        <OneLine text={email}>
          <EmailLink email={email} />
        </OneLine>
      ),
    },
    { field: 'phone', priority: 4, cell: ({ phone }) => <PhoneLink phone={phone} /> },
    // From here to the roles, and the day since when, they show only when somebody chooses them.
    { field: 'homePhone', priority: 5, cell: ({ homePhone }) => <PhoneLink phone={homePhone} /> },
    { field: 'workPhone', priority: 5, cell: ({ workPhone }) => <PhoneLink phone={workPhone} /> },
    {
      field: 'mailingAddress',
      priority: 5,
      cell: ({ mailingAddress }) => <OneLine text={mailingAddress?.replaceAll('\n', ', ') ?? null} />,
    },
    {
      field: 'languages',
      priority: 5,
      cell: ({ languages }) => <OneLine text={languageNames(languages, language) || null} />,
    },
    { field: 'roles', priority: 2, cell: ({ roles }) => <OneLine text={rolesText(roles)} /> },
    { field: 'status', priority: 1, cell: ({ status }) => <MemberStatusBadge value={status} /> },
  ]);
}

/** Many homes and long addresses keep the row's height; all of them shows on pointing. */
function OneLine({ text, children = text }: { text: string | null; children?: ReactNode }) {
  if (!text) return <Missing />;
  return (
    <Text as="span" size="sm" truncate display="block" maxWidth={{ base: '11rem', xl: '14rem' }} title={text}>
      {children}
    </Text>
  );
}
