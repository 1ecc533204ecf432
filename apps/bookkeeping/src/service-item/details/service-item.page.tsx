import { useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { serviceItemVocabulary } from '@courtyard/contract/bookkeeping/service-item/service-item-vocabulary';
import { Page } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, useFieldTexts } from '@courtyard/ui/details';
import { ServiceItemLoader } from '../service-item-loader';
import { ArchivedBadge, InChart, Price } from '../service-item-parts';
import { serviceItemMessages } from '../service-item.messages';
import { serviceItems } from '../service-item.queries';
import { detailsMessages } from './details.messages';
import { useServiceItemActions } from './use-service-item-actions';

/** `services-items/details?id=`: what a line begins with, where it is posted and what happened to it. */
export function ServiceItemPage() {
  return <ServiceItemLoader>{(serviceItem) => <ServiceItemView item={serviceItem} />}</ServiceItemLoader>;
}

interface ViewProps {
  item: ServiceItem;
}

function ServiceItemView({ item }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  const actions = useServiceItemActions(item);
  const kind = tServiceItem(`kind.${item.kind}`);
  return (
    <Page
      title={item.name}
      description={item.code === null ? kind : `${item.code} · ${kind}`}
      badge={<ArchivedBadge item={item} />}
      actions={actions}
    >
      <CardColumns
        left={
          <>
            <LineCard item={item} />
            {item.kind === 'bought' ? null : <BilledCard item={item} />}
            {item.kind === 'billed' ? null : <BoughtCard item={item} />}
          </>
        }
        right={
          <HistoryCard
            of={serviceItems.historyOf(item.id)}
            vocabulary={serviceItemVocabulary}
            description={t('historyText')}
          />
        }
      />
    </Page>
  );
}

function LineCard({ item }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { label, facts } = useFieldTexts(serviceItemColumns);
  return (
    <FactCard
      title={t('onLine')}
      description={t('onLineText')}
      facts={[
        ...facts(item, 'description'),
        { label: label('priceMinor'), value: <Price item={item} /> },
        { label: label('fund'), value: <InChart named={item.fund} /> },
      ]}
    />
  );
}

function BilledCard({ item }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { label, facts } = useFieldTexts(serviceItemColumns);
  return (
    <FactCard
      title={t('billed')}
      facts={[
        { label: label('incomeAccount'), value: <InChart named={item.incomeAccount} isAccount /> },
        ...facts(item, 'chargeType'),
      ]}
    />
  );
}

function BoughtCard({ item }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { label, facts } = useFieldTexts(serviceItemColumns);
  return (
    <FactCard
      title={t('bought')}
      facts={[
        { label: label('expenseAccount'), value: <InChart named={item.expenseAccount} isAccount /> },
        ...facts(item, 'taxBox'),
      ]}
    />
  );
}
