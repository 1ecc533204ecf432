import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { Text, TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponentMessages } from '../reserve-component.messages';
import { RemainingLife } from '../remaining-life';
import { quantityText } from './reserve-components.columns';

export function ReserveComponentCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(reserveComponentMessages);
  const { text, node } = useFieldTexts(reserveComponentColumns);
  return (
    <ListCard
      title={<TextLink to={reserveComponentPaths.details(component.id)}>{component.name}</TextLink>}
      facts={[
        text(component, 'category'),
        quantityText(component, text(component, 'quantity')),
        text(component, 'area'),
      ]}
    >
      <Text size="sm" fontWeight="medium">
        {node(component, 'replacementCostMinor')}
      </Text>
      <Text as="div" size="sm">
        {`${t('replaceIn')} ${component.replaceOn.slice(0, 4)} · `}
        <RemainingLife component={component} />
      </Text>
    </ListCard>
  );
}
