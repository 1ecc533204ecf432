import { useMessages } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import type { Vehicle } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { Badge } from '@courtyard/ui';
import { PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { propertyPaths } from '../../property/property-paths';
import { useCanOnProperty } from '../../property/property-permissions';
import { vehicleMessages } from './vehicle.messages';
import { propertyVehicles } from './vehicle.queries';

export function VehiclesTab({ property }: { property: Property }) {
  const t = useMessages(vehicleMessages);
  const may = useCanOnProperty(property)('Vehicle Update') && !property.archived;
  const vehicles = propertyVehicles.useList(property.id);
  const removing = propertyVehicles.useRemove(property.id);
  const removal = useRemoval(removing.mutateAsync, (vehicle: Vehicle) => ({
    name: vehicle.plate,
    text: t('removeText', { vehicle: describe(vehicle) }),
  }));

  return (
    <>
      <PartTab t={t} icon="car" add={may ? propertyPaths.vehicle(property.id) : null} query={vehicles}>
        {(vehicle) => (
          <PartRow
            key={vehicle.id}
            title={vehicle.plateRegion ? `${vehicle.plate} · ${vehicle.plateRegion}` : vehicle.plate}
            badge={
              <>
                {vehicle.permit ? <Badge>{t('permitIs', { permit: vehicle.permit })}</Badge> : null}
                {vehicle.spot ? <Badge>{t('spotIs', { spot: vehicle.spot })}</Badge> : null}
              </>
            }
            menu={
              may ? (
                <PartMenu
                  name={vehicle.plate}
                  edit={propertyPaths.vehicle(property.id, vehicle.id)}
                  onRemove={() => removal.ask(vehicle)}
                />
              ) : undefined
            }
          >
            {describe(vehicle)}
          </PartRow>
        )}
      </PartTab>
      {removal.dialog}
    </>
  );
}

const describe = (vehicle: Vehicle) =>
  [vehicle.color, vehicle.make, vehicle.model].filter((part) => part !== null).join(' ');
