import { useMessages } from '@courtyard/common';
import type { PropertiesPermission } from '@courtyard/contract/properties/permissions';
import type { Property } from '@courtyard/contract/properties/property';
import { EmptyState, ErrorState, LinkButton, LoadingState, Page } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { propertyName, propertyPaths } from '../property/property-paths';
import { useMay } from '../property/property-permissions';
import { partMessages } from './part.messages';

interface PartGateProps<T> {
  property: Property;
  permission: PropertiesPermission;
  /** Tab of the property's page to go back to. */
  tab: string;
  /** Id of the part to change; null to add one. */
  wanted: string | null;
  query: {
    data: readonly T[] | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  children: (part: T | undefined) => ReactNode;
}

/** Lets a form on a part of a property open where the person may use it and the part is there. */
export function PartGate<T extends { id: string }>(props: PartGateProps<T>) {
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
  if (wanted === null) return props.children(undefined);
  const part = query.data?.find(({ id }) => id === wanted);
  if (part) return props.children(part);
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
