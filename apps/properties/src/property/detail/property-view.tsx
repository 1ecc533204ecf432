import { useMessages, usePermissions } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Property } from '@courtyard/contract/properties/property/property';
import { Page, Text } from '@courtyard/ui';
import { Tabs, type TabSpec } from '@courtyard/ui/overlays';
import { HeadFacts, RecordTasks } from '@courtyard/ui/details';
import { HistoryTab } from '../history/history.tab';
import { InsuranceTab } from '../../unit-records/insurance/insurance.tab';
import { OwnersTab } from '../../occupancy/ownership/owners.tab';
import { PetsTab } from '../../unit-records/pet/pets.tab';
import { ResidentsTab } from '../../occupancy/residency/residents.tab';
import { VehiclesTab } from '../../unit-records/vehicle/vehicles.tab';
import { PropertyStatusBadge } from '../property-badges';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { detailMessages } from './detail.messages';
import { OverviewTab } from './overview.tab';
import { useKeyFacts } from './use-key-facts';
import { usePropertyActions } from './use-property-actions';

type TabName = 'overview' | 'owners' | 'residents' | 'vehicles' | 'pets' | 'insurance' | 'history';

/** A property that is there: header, the facts people come for, and its parts as tabs in the URL. */
export function PropertyView({ property }: { property: Property }) {
  const t = useMessages(detailMessages);
  const [params, setParams] = useSearchParams();
  const held = usePermissions();
  const keyFacts = useKeyFacts();
  const { counts } = property;
  const { actions, dialog } = usePropertyActions(property);

  const openTab = (tab: TabName) => setParams({ id: property.id, ...(tab === 'overview' ? {} : { tab }) });
  const items: TabSpec<TabName>[] = [
    {
      value: 'overview',
      label: t('overview'),
      content: <OverviewTab property={property} onOpen={openTab} />,
    },
    { value: 'owners', label: t('owners'), count: counts.owners, content: <OwnersTab property={property} /> },
    {
      value: 'residents',
      label: t('residents'),
      count: counts.residents,
      content: <ResidentsTab property={property} />,
    },
    {
      value: 'vehicles',
      label: t('vehicles'),
      count: counts.vehicles,
      content: <VehiclesTab property={property} />,
    },
    { value: 'pets', label: t('pets'), count: counts.pets, content: <PetsTab property={property} /> },
    {
      value: 'insurance',
      label: t('insurance'),
      count: counts.policies,
      content: <InsuranceTab property={property} />,
    },
  ];
  if (held.has('Properties List View')) {
    items.push({ value: 'history', label: t('history'), content: <HistoryTab propertyId={property.id} /> });
  }
  const chosen = items.find((item) => item.value === params.get('tab'))?.value ?? 'overview';

  return (
    <Page
      title={propertyName(property)}
      badge={<PropertyStatusBadge status={property.status} archived={property.archived} />}
      description={addressText(property.address)}
      actions={actions}
    >
      {property.archived ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('archivedNote')}
        </Text>
      ) : null}
      <RecordTasks record="property" recordId={property.id} />
      <HeadFacts facts={keyFacts(property)} />
      <Tabs label={t('tabs')} items={items} value={chosen} onChange={openTab} />
      {dialog}
    </Page>
  );
}

/** An address on one line as it is written in the US: `12 Oak Street, Unit 4, Denver, CO 80202`; null for none. */
function addressText(address: Property['address']): string | null {
  const region = [address.region, address.postalCode].filter(Boolean).join(' ');
  const parts = [address.line1, address.line2, address.city, region].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
