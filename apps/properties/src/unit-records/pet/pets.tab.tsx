import { lazyOverlay, useMessages } from '@courtyard/common';
import type { Pet } from '@courtyard/contract/properties/unit-records/pet/pet';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Badge, StatusBadge } from '@courtyard/ui';
import { latestIn, PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { type ReactNode, useState } from 'react';
import { useCanOnProperty } from '../../property/property-permissions';
import { petMessages } from './pet.messages';
import { propertyPets } from './pet.queries';

const PetDialog = lazyOverlay(async () => (await import('./pet.dialog')).PetDialog);

export function PetsTab({ property }: { property: Property }) {
  const t = useMessages(petMessages);
  const may = useCanOnProperty(property)('Pet Update') && !property.archived;
  const pets = propertyPets.useList(property.id);
  const removing = propertyPets.useRemove(property.id);
  const [edited, setEdited] = useState<Pet | 'new' | null>(null);
  const removal = useRemoval(removing.mutateAsync, ({ name }: Pet) => ({
    name,
    text: t('removeText', { name }),
  }));

  return (
    <>
      <PartTab t={t} icon="pet" add={may ? () => setEdited('new') : null} query={pets}>
        {(pet) => (
          <PetRow
            key={pet.id}
            pet={pet}
            menu={
              may ? (
                <PartMenu name={pet.name} edit={() => setEdited(pet)} onRemove={() => removal.ask(pet)} />
              ) : null
            }
          />
        )}
      </PartTab>
      {edited ? (
        <PetDialog
          propertyId={property.id}
          pet={edited === 'new' ? undefined : edited}
          fetchLatest={() => latestIn(pets, edited === 'new' ? undefined : edited.id)}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removal.dialog}
    </>
  );
}

function PetRow({ pet, menu }: { pet: Pet; menu: ReactNode }) {
  const t = useMessages(petMessages);
  const details = [
    pet.breed,
    pet.weightLb === null ? null : t('weight', { weight: pet.weightLb }),
    pet.license === null ? null : t('licenseIs', { license: pet.license }),
  ].filter((part) => part !== null);
  return (
    <PartRow
      title={pet.name}
      badge={
        <>
          <Badge>{t(`kind.${pet.kind}`)}</Badge>
          {pet.assistance ? <StatusBadge status="info">{t('assistance')}</StatusBadge> : null}
        </>
      }
      menu={menu}
    >
      {details.length > 0 ? details.join(' · ') : null}
    </PartRow>
  );
}
