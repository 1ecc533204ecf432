import { useMessages } from '@courtyard/common';
import { CardFrame, CardList, CardNothing } from '@courtyard/ui';
import { WorkOrderLine } from '../work-order-line';
import { workOrderPaths } from '../work-order-paths';
import { workOrders } from '../work-order.queries';
import { workPanelMessages } from './panel.messages';

/** Open work orders that the person may see: for a vendor, their work. */
export function MyWorkCard() {
  const t = useMessages(workPanelMessages);
  const list = workOrders.useList({ isOpen: 'true', sort: '-priority', limit: 6 });
  return (
    <CardFrame
      title={t('title')}
      link={{ to: workOrderPaths.open, label: t('all') }}
      query={list}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneMine')}</CardNothing>
        ) : (
          <CardList>
            {data.map((order) => (
              <WorkOrderLine key={order.id} order={order} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
