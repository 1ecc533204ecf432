import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Money, Stack, Text, TextLink } from '@courtyard/ui';
import { categoryMessages } from '../../asset/category.messages';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponentMessages } from '../reserve-component.messages';
import { RemainingLife } from '../remaining-life';
import { quantityText } from './reserve-components.columns';

/** A component on a card: for narrow windows, and for those who like it. */
export function ReserveComponentCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(reserveComponentMessages);
  const tCategory = useMessages(categoryMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const facts = [
    tCategory(`category.${component.category}`),
    quantityText(component, formats.number),
    component.area?.name,
  ].filter(Boolean);
  return (
    <Stack gap="1" minWidth="0">
      <TextLink to={reserveComponentPaths.details(component.id)}>{component.name}</TextLink>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      <Text size="sm" fontWeight="medium">
        <Money amountMinor={component.replacementCostMinor} currency={currency} />
      </Text>
      <Text as="div" size="sm">
        {`${t('replaceOn')} ${component.replaceOn.slice(0, 4)} · `}
        <RemainingLife component={component} />
      </Text>
    </Stack>
  );
}
