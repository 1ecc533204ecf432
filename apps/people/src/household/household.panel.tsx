import { lazyOverlay, type SlotSubject, useFormats, useMessages } from '@courtyard/common';
import type { HouseholdMember } from '@courtyard/contract/people/household/household';
import {
  Avatar,
  Badge,
  Box,
  Button,
  CardBody,
  CardHeader,
  ErrorState,
  LoadingState,
  Text,
} from '@courtyard/ui';
import { PartMenu, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { EmailLink } from '../member/contact-links';
import { MemberStatusBadge } from '../member/member-status';
import { householdMessages } from './household.messages';
import { households } from './household.queries';

const InviteDialog = lazyOverlay(async () => (await import('./household.dialog')).InviteToHomeDialog);
const EndDialog = lazyOverlay(async () => (await import('./household.dialog')).EndDialog);

/** On a property's page: who was invited to live there, until when, and inviting more for who owns it. */
export function HouseholdPanel({ subject }: { subject: SlotSubject }) {
  const propertyId = subject.propertyId ?? '';
  const t = useMessages(householdMessages);
  const found = households.useOne(propertyId);
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<HouseholdMember | null>(null);
  const { canInvite = false, people = [] } = found.data ?? {};
  return (
    <>
      <CardHeader
        title={t('title')}
        description={t('description')}
        actions={
          canInvite ? (
            <Button size="sm" onClick={() => setInviting(true)}>
              {t('invite')}
            </Button>
          ) : undefined
        }
      />
      <CardBody>
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.isPending ? <LoadingState /> : null}
        {found.data && people.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        ) : null}
        <Box as="ul" listStyleType="none" my="-3" _empty={{ display: 'none' }}>
          {people.map((person) => (
            <PersonRow
              key={person.residencyId}
              person={person}
              onChange={canInvite ? () => setChanged(person) : undefined}
            />
          ))}
        </Box>
      </CardBody>
      {isInviting ? <InviteDialog propertyId={propertyId} onClose={() => setInviting(false)} /> : null}
      {changed ? (
        <EndDialog propertyId={propertyId} person={changed} onClose={() => setChanged(null)} />
      ) : null}
    </>
  );
}

function PersonRow({ person, onChange }: { person: HouseholdMember; onChange: (() => void) | undefined }) {
  const t = useMessages(householdMessages);
  const formats = useFormats();
  const { name, email, kind, status, startsOn, endsOn } = person;
  const from = formats.day(startsOn);
  return (
    <PartRow
      lead={<Avatar name={name} size="sm" />}
      title={name}
      badge={
        <>
          <Badge>{t(`kind.${kind}`)}</Badge>
          {status === 'active' ? null : <MemberStatusBadge value={status} />}
        </>
      }
      aside={endsOn === null ? t('from', { day: from }) : t('span', { from, to: formats.day(endsOn) })}
      menu={onChange ? <PartMenu name={name} edit={onChange} editLabel={t('change')} /> : undefined}
    >
      {email === null ? null : <EmailLink email={email} />}
    </PartRow>
  );
}
