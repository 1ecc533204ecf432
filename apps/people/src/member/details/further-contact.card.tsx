import { useMessages, useUiConfig } from '@courtyard/common';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { type Fact, Facts } from '@courtyard/ui/details';
import { PhoneLink } from '../contact-links';
import { memberMessages } from '../member.messages';
import { useMemberContact } from '../member.queries';
import { detailsMessages } from './details.messages';

/** Address, further phones, languages, and whom to call: what of it is shown to the reader; no card where that is nothing. */
export function FurtherContactCard({ memberId }: { memberId: string }) {
  const t = useMessages(detailsMessages);
  const tMember = useMessages(memberMessages);
  const language = useUiConfig((config) => config.language);
  const { data } = useMemberContact(memberId);
  if (!data) return null;
  const { mailingAddress, homePhone, workPhone, languages, emergencyContacts } = data;
  const facts: (Fact | null)[] = [
    mailingAddress === null
      ? null
      : {
          label: tMember('mailingAddress'),
          value: (
            <Text as="span" size="sm" whiteSpace="pre-line">
              {mailingAddress}
            </Text>
          ),
        },
    homePhone === null ? null : { label: tMember('homePhone'), value: <PhoneLink phone={homePhone} /> },
    workPhone === null ? null : { label: tMember('workPhone'), value: <PhoneLink phone={workPhone} /> },
    languages.length === 0
      ? null
      : { label: tMember('languages'), value: languageNames(languages, language) },
    ...(emergencyContacts ?? []).map(({ name, relation, phone }) => ({
      label: relation ? t('callRelated', { name, relation }) : t('call', { name }),
      value: <PhoneLink phone={phone} />,
    })),
  ];
  const shown = facts.filter((fact) => fact !== null);
  if (shown.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('further')} />
      <CardBody>
        <Facts minWidth="15rem" facts={shown} />
      </CardBody>
    </Card>
  );
}
