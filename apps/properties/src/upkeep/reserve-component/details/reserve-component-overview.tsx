import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { Meter, Stack, Text, TextLink } from '@courtyard/ui';
import { CardColumns, FactCard, useFieldTexts } from '@courtyard/ui/details';
import { areaPaths } from '../../../common-area/area-paths';
import { quantityText } from '../list/reserve-components.columns';
import { RemainingLife } from '../remaining-life';
import { reserveComponentMessages } from '../reserve-component.messages';
import { detailsMessages } from './details.messages';
import { ReserveComponentAssets } from './reserve-component-assets';

/** When it is replaced, what that takes, and what it is. */
export function ReserveComponentOverview({ component }: { component: ReserveComponent }) {
  const seesAssets = useCan('Assets List View');
  return (
    <CardColumns
      left={
        <>
          <LifeCard component={component} />
          <MoneyCard component={component} />
        </>
      }
      right={
        <>
          <AboutCard component={component} />
          {seesAssets ? <ReserveComponentAssets componentId={component.id} /> : null}
        </>
      }
    />
  );
}

function LifeCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const formats = useFormats();
  const { facts } = useFieldTexts(reserveComponentColumns);
  const { usefulLifeYears, remainingMonths, assessedOn, assessedRemainingYears } = component;
  const lifeMonths = usefulLifeYears * 12;
  const usedMonths = Math.max(0, lifeMonths - remainingMonths);
  const used = formats.number(Math.round(usedMonths / 1.2) / 10);
  const text = t('lifeText', { used, whole: formats.number(usefulLifeYears) });
  return (
    <FactCard
      title={t('life')}
      description={
        assessedOn === null || assessedRemainingYears === null
          ? t('byUsefulLife')
          : t('byInspection', {
              day: formats.day(assessedOn),
              years: tComponent('years', { count: assessedRemainingYears }),
            })
      }
      lead={
        <Stack gap="2" mb="5">
          <Meter label={t('lifeUsed')} value={usedMonths} max={lifeMonths} text={text} />
          <Text size="sm" tone="muted" numeric>
            {text}
          </Text>
        </Stack>
      }
      facts={[
        { label: tComponent('replaceIn'), value: component.replaceOn.slice(0, 4) },
        { label: tComponent('remainingLife'), value: <RemainingLife component={component} /> },
        ...facts(component, 'inServiceOn'),
        { label: tComponent('usefulLife'), value: tComponent('years', { count: usefulLifeYears }) },
      ]}
    />
  );
}

function MoneyCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const { facts, text } = useFieldTexts(reserveComponentColumns);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { quantity, replacementCostMinor } = component;
  const unitCost = (count: number) => {
    const each = Math.round(replacementCostMinor / count);
    const about = each * count === replacementCostMinor ? '' : '≈ ';
    const parts = {
      amount: formats.money(each, currency),
      quantity: quantityText(component, text(component, 'quantity')) ?? '',
    };
    return about + t('perUnit', parts);
  };
  return (
    <FactCard
      title={t('money')}
      facts={[
        ...facts(component, 'replacementCostMinor', 'pricedOn', 'fullyFundedMinor', 'yearlyMinor'),
        ...(quantity === null || quantity === 1 ? [] : [{ label: t('unitCost'), value: unitCost(quantity) }]),
      ]}
    />
  );
}

function AboutCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const { label, text } = useFieldTexts(reserveComponentColumns);
  const { area } = component;
  return (
    <FactCard
      title={t('about')}
      notes={component.notes}
      facts={[
        { label: label('quantity'), value: quantityText(component, text(component, 'quantity')) },
        {
          label: label('area'),
          value: area && <TextLink to={areaPaths.details(area.id)}>{area.name}</TextLink>,
        },
      ]}
    />
  );
}
