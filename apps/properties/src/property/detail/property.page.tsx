import { useRecordId } from '@courtyard/ui/details';
import { PropertyLoader } from '../loader/property-loader';
import { propertyPager } from '../property.queries';
import { PropertyView } from './property-view';

/** One property, named by `?id=`. */
export function PropertyPage() {
  return (
    <PropertyLoader propertyId={useRecordId()} pager={propertyPager}>
      {(property) => <PropertyView key={property.id} property={property} />}
    </PropertyLoader>
  );
}
