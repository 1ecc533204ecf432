import { useRecordId } from '@courtyard/ui/details';
import { PropertyGate } from '../gate/property-gate';
import { propertyWalk } from '../property.queries';
import { PropertyView } from './property-view';

/** One property, named by `?id=`. */
export function PropertyPage() {
  return (
    <PropertyGate propertyId={useRecordId()} walk={propertyWalk}>
      {(property) => <PropertyView key={property.id} property={property} />}
    </PropertyGate>
  );
}
