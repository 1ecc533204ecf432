import { Slot, useCan, useMessages } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import { Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { CardColumns, FactCard, Facts } from '@courtyard/ui/details';
import { MemberTermsCard } from '../../committee/term/member-terms.card';
import { EmailLink, PhoneLink } from '../contact-links';
import { memberMessages } from '../member.messages';
import { ConsentCard } from './consent.card';
import { detailsMessages } from './details.messages';
import { FurtherContactCard } from './further-contact.card';
import { HomePeriodsCard } from './homes/home-periods.card';
import { RolePeriodsCard } from './periods/role-periods.card';

/** How a member is reached, what the others see of it, and their homes and roles. */
export function OverviewTab({ member }: { member: Member }) {
  const t = useMessages(detailsMessages);
  const tMember = useMessages(memberMessages);
  const manages = useCan('Member Update');
  const seesCommittees = useCan('Committees List View');
  const visible = (isVisible: boolean) => t(isVisible ? 'shown' : 'hidden');
  return (
    <>
      <CardColumns
        left={
          <>
            <ContactCard member={member} />
            <FurtherContactCard memberId={member.id} />
            {manages ? <ConsentCard memberId={member.id} /> : null}
            <FactCard
              title={t('others')}
              description={t('othersText')}
              facts={[
                { label: tMember('email'), value: visible(member.emailVisible) },
                { label: tMember('phone'), value: visible(member.phoneVisible) },
                { label: tMember('mailingAddress'), value: visible(member.addressVisible) },
                { label: t('furtherPhones'), value: visible(member.phonesVisible) },
                { label: tMember('languages'), value: visible(member.languagesVisible) },
                { label: tMember('homes'), value: visible(member.homesVisible) },
              ]}
            />
          </>
        }
        right={
          <>
            <HomePeriodsCard periods={member.homePeriods} />
            <RolePeriodsCard periods={member.rolePeriods} />
            {seesCommittees ? <MemberTermsCard memberId={member.id} /> : null}
          </>
        }
      />
      <Slot name="member.panel/v1" subject={{ memberId: member.id }} />
    </>
  );
}

function ContactCard({ member: { email, phone, about } }: { member: Member }) {
  const t = useMessages(detailsMessages);
  const tMember = useMessages(memberMessages);
  const manages = useCan('Member Update');
  return (
    <Card>
      <CardHeader title={t('contact')} description={manages ? undefined : t('contactText')} />
      <CardBody>
        <Facts
          minWidth="15rem"
          facts={[
            { label: tMember('email'), value: <EmailLink email={email} /> },
            { label: tMember('phone'), value: <PhoneLink phone={phone} /> },
          ]}
        />
        {about === null ? null : (
          <Text size="sm" whiteSpace="pre-line" mt="4">
            {about}
          </Text>
        )}
      </CardBody>
    </Card>
  );
}
