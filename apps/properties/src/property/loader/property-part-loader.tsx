import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { PropertiesPermission } from '@courtyard/contract/properties/permissions';
import type { Property } from '@courtyard/contract/properties/property/property';
import { PartLoader, type PartLoaderProps } from '@courtyard/ui/details';
import { Fragment, type ReactNode } from 'react';
import { PropertyLoader } from './property-loader';
import { propertyPartMessages } from './property-part.messages';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useCanOnProperty } from '../property-permissions';

/** The property and the part of it that an address names: `?id=` and, to change a part, `&policy=`. */
export function usePartAddress(part: 'policy' | 'vehicle'): { propertyId: string; wanted: string | null } {
  const [params] = useSearchParams();
  return { propertyId: params.get('id') ?? '', wanted: params.get(part) };
}

/** What a form on a part of a property is given. */
export interface PartFormProps<T> {
  property: Property;
  /** Missing to add one. */
  part: T | undefined;
  /** The part as it is now. */
  fetchLatest: () => Promise<T | undefined>;
}

interface PropertyPartLoaderProps<T> extends Pick<PartLoaderProps<T>, 'wanted' | 'query'> {
  propertyId: string;
  permission: PropertiesPermission;
  /** Tab of the property's page to go back to. */
  tab: string;
  children: (form: PartFormProps<T>) => ReactNode;
}

/** Lets a form on a part of a property open where the person may use it and both are there. */
export function PropertyPartLoader<T extends { id: string }>({
  propertyId,
  ...props
}: PropertyPartLoaderProps<T>) {
  return (
    <PropertyLoader propertyId={propertyId}>
      {(property) => <OpenPart {...props} property={property} />}
    </PropertyLoader>
  );
}

function OpenPart<T extends { id: string }>(
  props: Omit<PropertyPartLoaderProps<T>, 'propertyId'> & { property: Property },
) {
  const { property, permission, tab, children, ...gate } = props;
  const t = useMessages(propertyPartMessages);
  const may = useCanOnProperty(property);
  const name = propertyName(property);
  const reason = property.archived ? 'archived' : may(permission) ? null : 'forbidden';
  return (
    <PartLoader
      {...gate}
      title={name}
      back={{ to: propertyPaths.detail(property.id, tab), label: t('back', { name }) }}
      refusal={reason && { title: t(reason), text: t(`${reason}Text`) }}
    >
      {/* One form is never that of another part: what is written in it would be saved there. */}
      {(form) => <Fragment key={`${property.id} ${gate.wanted}`}>{children({ property, ...form })}</Fragment>}
    </PartLoader>
  );
}
