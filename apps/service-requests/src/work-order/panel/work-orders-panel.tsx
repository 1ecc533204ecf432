import { type SlotSubject, useCan, useMessages } from '@courtyard/common';
import { CardFrame, CardList, CardNothing, HStack, LinkButton } from '@courtyard/ui';
import { WorkOrderLine } from '../work-order-line';
import { workOrderPaths } from '../work-order-paths';
import { workOrders, type WorkOrdersQuery } from '../work-order.queries';
import { workPanelMessages } from './panel.messages';
import { VendorAccess } from './vendor-access';

/** Orders that a panel lists; the list has the others. */
const shown = 5;

interface WorkPanelProps {
  /** Which orders. */
  filter: Pick<WorkOrdersQuery, 'requestId' | 'assetId' | 'areaId' | 'propertyId' | 'vendorId'>;
  /** Where another one is made. */
  createTo: string;
  /** Where the next service of an asset is ordered. */
  serviceTo?: string;
}

/** Work orders about something, and the way to make another one. */
export function WorkOrdersPanel({ filter, createTo, serviceTo }: WorkPanelProps) {
  const t = useMessages(workPanelMessages);
  const canCreate = useCan('Work Order Create');
  const list = workOrders.useList({ ...filter, sort: '-number', limit: shown });
  return (
    <CardFrame title={t('title')} link={{ to: workOrderPaths.list, label: t('all') }} query={list} lines={2}>
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <CardNothing>{t('none')}</CardNothing>
          ) : (
            <CardList>
              {data.map((order) => (
                <WorkOrderLine key={order.id} order={order} />
              ))}
            </CardList>
          )}
          {canCreate ? (
            <HStack mt="3" gap="2" flexWrap="wrap">
              <LinkButton size="sm" icon="plus" to={createTo}>
                {t('create')}
              </LinkButton>
              {serviceTo ? (
                <LinkButton size="sm" icon="wrench" to={serviceTo}>
                  {t('service')}
                </LinkButton>
              ) : null}
            </HStack>
          ) : null}
        </>
      )}
    </CardFrame>
  );
}

/** Work orders of an asset, on its page. */
export function AssetWorkPanel({ subject: { assetId = '' } }: { subject: SlotSubject }) {
  return (
    <WorkOrdersPanel
      filter={{ assetId }}
      createTo={workOrderPaths.about('asset', assetId)}
      serviceTo={workOrderPaths.service(assetId)}
    />
  );
}

/** Work orders of a common area, on its page. */
export function AreaWorkPanel({ subject: { areaId = '' } }: { subject: SlotSubject }) {
  return <WorkOrdersPanel filter={{ areaId }} createTo={workOrderPaths.about('area', areaId)} />;
}

/** Work orders of a property, on its page. */
export function PropertyWorkPanel({ subject: { propertyId = '' } }: { subject: SlotSubject }) {
  return <WorkOrdersPanel filter={{ propertyId }} createTo={workOrderPaths.about('unit', propertyId)} />;
}

/** Work orders of a vendor, on its page, and who of theirs sees them. */
export function VendorWorkPanel({ subject: { vendorId = '' } }: { subject: SlotSubject }) {
  const canManage = useCan('Work Order Update');
  return (
    <>
      <WorkOrdersPanel filter={{ vendorId: [vendorId] }} createTo={workOrderPaths.forVendor(vendorId)} />
      {canManage ? <VendorAccess vendorId={vendorId} /> : null}
    </>
  );
}
