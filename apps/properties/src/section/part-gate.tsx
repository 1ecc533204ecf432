import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { PropertiesPermission } from '@courtyard/contract/properties/permissions';
import type { Property } from '@courtyard/contract/properties/property';
import { EmptyState, ErrorState, LinkButton, LoadingState, Page } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { PropertyGate } from '../property/property-gate';
import { propertyName, propertyPaths } from '../property/property-paths';
import { useMay } from '../property/property-permissions';
import type { PartQuery } from './part-list';
import { partMessages } from './part.messages';
import { latestIn } from './use-kept-version';

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

interface PartGateProps<T> {
  propertyId: string;
  permission: PropertiesPermission;
  /** Tab of the property's page to go back to. */
  tab: string;
  /** Id of the part to change; null to add one. */
  wanted: string | null;
  query: PartQuery<T> & { refetch: () => Promise<{ data: readonly T[] | undefined }> };
  children: (form: PartFormProps<T>) => ReactNode;
}

/** Lets a form on a part of a property open where the person may use it and both are there. */
export function PartGate<T extends { id: string }>({ propertyId, ...props }: PartGateProps<T>) {
  return (
    <PropertyGate propertyId={propertyId}>
      {(property) => <OpenPart {...props} property={property} />}
    </PropertyGate>
  );
}

function OpenPart<T extends { id: string }>(
  props: Omit<PartGateProps<T>, 'propertyId'> & { property: Property },
) {
  const { property, wanted, query } = props;
  const t = useMessages(partMessages);
  const may = useMay(property);
  const back = (
    <LinkButton to={propertyPaths.detail(property.id, props.tab)}>
      {t('back', { name: propertyName(property) })}
    </LinkButton>
  );

  if (!may(props.permission) || property.archived) {
    const reason = property.archived ? 'archived' : 'forbidden';
    return (
      <Page title={propertyName(property)}>
        <EmptyState icon="lock" title={t(reason)} description={t(`${reason}Text`)}>
          {back}
        </EmptyState>
      </Page>
    );
  }
  const part = query.data?.find(({ id }) => id === wanted);
  if (wanted === null || part)
    return props.children({ property, part, fetchLatest: () => latestIn(query, part?.id) });
  return (
    <Page title={propertyName(property)}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <EmptyState title={t('gone')} description={t('goneText')}>
          {back}
        </EmptyState>
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
