import { useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Page } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { HistoryCard } from '@courtyard/ui/details';
import { ReserveComponentGate } from '../reserve-component-gate';
import { reserveComponentMessages } from '../reserve-component.messages';
import { reserveComponents } from '../reserve-component.queries';
import { ReserveComponentActions } from './reserve-component-actions';
import { detailsMessages } from './details.messages';
import { upkeepVocabulary } from '../../upkeep.words';
import { ReserveComponentOverview } from './reserve-component-overview';

/** `reserve-components/details?id=`: when it is replaced and what that takes. */
export function ReserveComponentPage() {
  return (
    <ReserveComponentGate>
      {(component) => <ReserveComponentView component={component} />}
    </ReserveComponentGate>
  );
}

function ReserveComponentView({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const mayKeep = useCan('Reserve Component Update');
  const [params, setParams] = useSearchParams();
  return (
    <Page
      title={component.name}
      description={tComponent(`category.${component.category}`)}
      actions={mayKeep ? <ReserveComponentActions component={component} /> : null}
    >
      <Tabs
        label={t('tabs', { name: component.name })}
        items={[
          {
            value: 'overview',
            label: t('overview'),
            content: <ReserveComponentOverview component={component} />,
          },
          {
            value: 'history',
            label: t('history'),
            content: <ReserveComponentHistory componentId={component.id} />,
          },
        ]}
        value={params.get('tab') === 'history' ? 'history' : 'overview'}
        onChange={(tab) => setParams({ id: component.id, ...(tab === 'history' && { tab }) })}
      />
    </Page>
  );
}

function ReserveComponentHistory({ componentId }: { componentId: string }) {
  const t = useMessages(detailsMessages);
  return (
    <HistoryCard
      vocabulary={upkeepVocabulary}
      description={t('historyText')}
      history={reserveComponents.useHistory(componentId)}
    />
  );
}
