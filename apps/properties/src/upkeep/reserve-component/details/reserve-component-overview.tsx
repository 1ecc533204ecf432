import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { Card, CardBody, CardHeader, Grid, Meter, Money, Stack, Text, TextLink } from '@courtyard/ui';
import { Facts, useFieldTexts } from '@courtyard/ui/details';
import { areaPaths } from '../../../common-area/area-paths';
import { reserveComponentMessages } from '../reserve-component.messages';
import { quantityText } from '../list/reserve-components.columns';
import { RemainingLife } from '../remaining-life';
import { ReserveComponentAssets } from './reserve-component-assets';
import { detailsMessages } from './details.messages';

/** When it is replaced, what that takes, and what it is. */
export function ReserveComponentOverview({ component }: { component: ReserveComponent }) {
  const seesAssets = useCan('Assets List View');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" minWidth="0">
        <LifeCard component={component} />
        <MoneyCard component={component} />
      </Stack>
      <Stack gap="5" minWidth="0">
        <AboutCard component={component} />
        {seesAssets ? <ReserveComponentAssets componentId={component.id} /> : null}
      </Stack>
    </Grid>
  );
}

function LifeCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const formats = useFormats();
  const { usefulLifeYears, remainingMonths, assessedOn, assessedRemainingYears } = component;
  const lifeMonths = usefulLifeYears * 12;
  const usedMonths = Math.max(0, lifeMonths - remainingMonths);
  const tenths = Math.round(usedMonths / 1.2) / 10;
  return (
    <Card>
      <CardHeader
        title={t('life')}
        description={
          assessedOn === null || assessedRemainingYears === null
            ? t('byUsefulLife')
            : t('byInspection', {
                day: formats.day(assessedOn),
                years: tComponent('years', { count: assessedRemainingYears }),
              })
        }
      />
      <CardBody>
        <Stack gap="2" mb="5">
          <Meter
            label={t('lifeUsed')}
            value={usedMonths}
            max={lifeMonths}
            text={t('lifeText', { used: formats.number(tenths), whole: formats.number(usefulLifeYears) })}
          />
          <Text size="sm" tone="muted" numeric>
            {t('lifeText', { used: formats.number(tenths), whole: formats.number(usefulLifeYears) })}
          </Text>
        </Stack>
        <Facts
          facts={[
            { label: tComponent('replaceIn'), value: component.replaceOn.slice(0, 4) },
            { label: tComponent('remainingLife'), value: <RemainingLife component={component} /> },
            { label: tComponent('inServiceOn'), value: formats.day(component.inServiceOn) },
            {
              label: tComponent('usefulLife'),
              value: tComponent('years', { count: usefulLifeYears }),
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function MoneyCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { quantity, replacementCostMinor } = component;
  const amount = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  const unitCost = (count: number) => {
    const each = Math.round(replacementCostMinor / count);
    const about = each * count === replacementCostMinor ? '' : '≈ ';
    const parts = {
      amount: formats.money(each, currency),
      quantity: quantityText(component, formats.number(count)) ?? '',
    };
    return about + t('perUnit', parts);
  };
  return (
    <Card>
      <CardHeader title={t('money')} />
      <CardBody>
        <Facts
          facts={[
            { label: tComponent('replacementCostMinor'), value: amount(replacementCostMinor) },
            { label: tComponent('pricedOn'), value: formats.day(component.pricedOn) },
            { label: tComponent('fullyFundedMinor'), value: amount(component.fullyFundedMinor) },
            { label: tComponent('yearlyMinor'), value: amount(component.yearlyMinor) },
            ...(quantity === null || quantity === 1
              ? []
              : [{ label: t('unitCost'), value: unitCost(quantity) }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}

function AboutCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const { text } = useFieldTexts(reserveComponentColumns);
  const { area } = component;
  return (
    <Card>
      <CardHeader title={t('about')} />
      <CardBody>
        <Facts
          facts={[
            { label: tComponent('quantity'), value: quantityText(component, text(component, 'quantity')) },
            {
              label: tComponent('area'),
              value: area && <TextLink to={areaPaths.details(area.id)}>{area.name}</TextLink>,
            },
          ]}
        />
        {component.notes ? (
          <Text size="sm" whiteSpace="pre-line" mt="4">
            {component.notes}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}
