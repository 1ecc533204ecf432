import { lazyOverlay, useMessages, useToday } from '@courtyard/common';
import type { Residency } from '@courtyard/contract/properties/occupancy/occupancy';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Avatar, Badge, StatusBadge } from '@courtyard/ui';
import { PartMenu, PartRow, PartTab } from '@courtyard/ui/details';
import { useState } from 'react';
import { propertyPeople } from '../ownership/ownership.queries';
import { PersonContacts } from '../person/person-contacts';
import { PeriodBadge, PeriodText } from '../person/period';
import { useCanOnProperty } from '../../property/property-permissions';
import { daysBetween } from '@courtyard/contract/days';
import { residencyMessages } from './residency.messages';

const AddResidencyDialog = lazyOverlay(async () => (await import('./residency.dialog')).AddResidencyDialog);
const ChangeResidencyDialog = lazyOverlay(
  async () => (await import('./residency.dialog')).ChangeResidencyDialog,
);

/** A lease this close to its end is pointed out. */
const leaseWarningDays = 60;

/** Who lives there and who did, the latest first. */
export function ResidentsTab({ property }: { property: Property }) {
  const t = useMessages(residencyMessages);
  const may = useCanOnProperty(property)('Residency Update') && !property.archived;
  const people = propertyPeople.useList(property.id);
  const [asked, setAsked] = useState<Residency | 'new' | null>(null);
  const close = () => setAsked(null);

  return (
    <>
      <PartTab
        t={t}
        icon="home"
        add={may ? () => setAsked('new') : null}
        query={{ ...people, data: people.data?.residencies }}
      >
        {(residency) => (
          <ResidencyRow
            key={residency.id}
            residency={residency}
            onChange={may ? () => setAsked(residency) : undefined}
          />
        )}
      </PartTab>
      {asked === 'new' ? <AddResidencyDialog propertyId={property.id} onClose={close} /> : null}
      {asked && asked !== 'new' ? (
        <ChangeResidencyDialog
          propertyId={property.id}
          residency={asked}
          fetchLatest={async () =>
            (await people.refetch()).data?.residencies.find(({ id }) => id === asked.id)
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}

function ResidencyRow({ residency, onChange }: { residency: Residency; onChange: (() => void) | undefined }) {
  const t = useMessages(residencyMessages);
  const today = useToday();
  const { person, kind, state, endsOn } = residency;
  const days = kind === 'tenant' && state === 'current' && endsOn ? daysBetween(today, endsOn) : null;
  return (
    <PartRow
      lead={<Avatar name={person.name} size="sm" />}
      title={person.name}
      badge={
        <>
          <Badge>{t(`kind.${kind}`)}</Badge>
          <PeriodBadge state={state} />
          {days !== null && days >= 0 && days <= leaseWarningDays ? (
            <StatusBadge status="attention">{t('leaseEnds', { days })}</StatusBadge>
          ) : null}
        </>
      }
      aside={<PeriodText period={residency} />}
      menu={onChange ? <PartMenu name={person.name} edit={onChange} editLabel={t('edit')} /> : undefined}
    >
      <PersonContacts person={person} />
    </PartRow>
  );
}
