import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Page } from '@courtyard/ui';
import { HistoryCard, RecordTabs } from '@courtyard/ui/details';
import { upkeepVocabulary } from '@courtyard/contract/properties/vocabulary';
import { ReserveComponentLoader } from '../reserve-component-loader';
import { reserveComponentMessages } from '../reserve-component.messages';
import { reserveComponents } from '../reserve-component.queries';
import { detailsMessages } from './details.messages';
import { ReserveComponentOverview } from './reserve-component-overview';
import { useReserveComponentActions } from './use-reserve-component-actions';

/** `reserve-components/details?id=`: when it is replaced and what that takes. */
export function ReserveComponentPage() {
  return (
    <ReserveComponentLoader>
      {(component) => <ReserveComponentView component={component} />}
    </ReserveComponentLoader>
  );
}

function ReserveComponentView({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const { actions, dialog } = useReserveComponentActions(component);
  return (
    <Page title={component.name} description={tComponent(`category.${component.category}`)} actions={actions}>
      <RecordTabs
        record={component}
        overview={<ReserveComponentOverview component={component} />}
        history={
          <HistoryCard
            of={reserveComponents.historyOf(component.id)}
            vocabulary={upkeepVocabulary}
            description={t('historyText')}
          />
        }
      />
      {dialog}
    </Page>
  );
}
