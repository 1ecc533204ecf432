import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Card, CardBody, CardHeader, Grid, Meter, Money, Stack, Text, TextLink } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
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
  const tReserveComponent = useMessages(reserveComponentMessages);
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
                years: tReserveComponent('years', { count: assessedRemainingYears }),
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
            { label: tReserveComponent('replaceOn'), value: component.replaceOn.slice(0, 4) },
            { label: tReserveComponent('remainingLife'), value: <RemainingLife component={component} /> },
            { label: tReserveComponent('inServiceOn'), value: formats.day(component.inServiceOn) },
            {
              label: tReserveComponent('usefulLife'),
              value: tReserveComponent('years', { count: usefulLifeYears }),
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function MoneyCard({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const tReserveComponent = useMessages(reserveComponentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { quantity, replacementCostMinor } = component;
  const amount = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  const unitCost = (count: number) => {
    const each = Math.round(replacementCostMinor / count);
    const about = each * count === replacementCostMinor ? '' : '≈ ';
    const parts = {
      amount: formats.money(each, currency),
      quantity: quantityText(component, formats.number) ?? '',
    };
    return about + t('perUnit', parts);
  };
  return (
    <Card>
      <CardHeader title={t('money')} />
      <CardBody>
        <Facts
          facts={[
            { label: tReserveComponent('replacementCost'), value: amount(replacementCostMinor) },
            { label: tReserveComponent('pricedOn'), value: formats.day(component.pricedOn) },
            { label: tReserveComponent('fullyFunded'), value: amount(component.fullyFundedMinor) },
            { label: tReserveComponent('yearly'), value: amount(component.yearlyMinor) },
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
  const tReserveComponent = useMessages(reserveComponentMessages);
  const formats = useFormats();
  const { area } = component;
  return (
    <Card>
      <CardHeader title={t('about')} />
      <CardBody>
        <Facts
          facts={[
            { label: tReserveComponent('quantity'), value: quantityText(component, formats.number) },
            {
              label: tReserveComponent('area'),
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
