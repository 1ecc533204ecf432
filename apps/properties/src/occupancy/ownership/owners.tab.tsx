import { lazyOverlay, useMessages } from '@courtyard/common';
import type { Ownership } from '@courtyard/contract/properties/occupancy/occupancy';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Button } from '@courtyard/ui';
import { PartTab } from '@courtyard/ui/details';
import { useState } from 'react';
import { useCanOnProperty } from '../../property/property-permissions';
import { OwnershipPeriodItem } from './ownership-period';
import { ownershipMessages } from './ownership.messages';
import { propertyPeople } from './ownership.queries';
import { ownershipPeriods } from './periods.rules';

const SaleDialog = lazyOverlay(async () => (await import('./sale.dialog')).SaleDialog);
const AddOwnershipDialog = lazyOverlay(async () => (await import('./ownership.dialog')).AddOwnershipDialog);
const ChangeOwnershipDialog = lazyOverlay(
  async () => (await import('./ownership.dialog')).ChangeOwnershipDialog,
);
const ContactDialog = lazyOverlay(async () => (await import('../person/contact.dialog')).ContactDialog);

type Asked = { action: 'sale' | 'add' } | { action: 'change' | 'contact'; ownership: Ownership };

/** Ownership over time, the latest first. */
export function OwnersTab({ property }: { property: Property }) {
  const t = useMessages(ownershipMessages);
  const may = useCanOnProperty(property)('Ownership Update') && !property.archived;
  const people = propertyPeople.useList(property.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const latestOf = async ({ id }: Ownership) =>
    (await people.refetch()).data?.ownerships.find((ownership) => ownership.id === id);

  return (
    <>
      <PartTab
        t={t}
        icon="users"
        add={may ? () => setAsked({ action: 'add' }) : null}
        actions={
          may ? (
            <Button size="sm" onClick={() => setAsked({ action: 'sale' })}>
              {t('recordSale')}
            </Button>
          ) : null
        }
        query={{ ...people, data: people.data && ownershipPeriods(people.data.ownerships) }}
      >
        {(period) => (
          <OwnershipPeriodItem
            key={period.key}
            period={period}
            onAsk={may ? (action, ownership) => setAsked({ action, ownership }) : undefined}
          />
        )}
      </PartTab>
      {asked?.action === 'sale' ? <SaleDialog property={property} onClose={close} /> : null}
      {asked?.action === 'add' ? <AddOwnershipDialog propertyId={property.id} onClose={close} /> : null}
      {asked?.action === 'change' ? (
        <ChangeOwnershipDialog
          propertyId={property.id}
          ownership={asked.ownership}
          fetchLatest={() => latestOf(asked.ownership)}
          onClose={close}
        />
      ) : null}
      {asked?.action === 'contact' ? (
        <ContactDialog
          person={asked.ownership.person}
          fetchLatest={async () => (await latestOf(asked.ownership))?.person}
          onClose={close}
        />
      ) : null}
    </>
  );
}
