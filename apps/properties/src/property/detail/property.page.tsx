import { useSearchParams } from '@courtyard/common/router';
import { PropertyGate } from '../gate/property-gate';
import { PropertyView } from './property-view';

/** One property, named by `?id=`. */
export function PropertyPage() {
  const [params] = useSearchParams();
  return (
    <PropertyGate propertyId={params.get('id') ?? ''}>
      {(property) => <PropertyView key={property.id} property={property} />}
    </PropertyGate>
  );
}
