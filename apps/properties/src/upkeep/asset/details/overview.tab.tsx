import { Can, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { Card, CardBody, CardHeader, DayText, Grid, Money, Stack, Text, TextLink } from '@courtyard/ui';
import { type Fact, Facts, FileLinks } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { areaPaths } from '../../../common-area/area-paths';
import { daysBetween } from '@courtyard/contract/days';
import { reserveComponentPaths } from '../../reserve-component/reserve-component-paths';
import { AssetStatusBadge, ServiceBadge, WarrantyBadge, warrantyOf } from '../asset-badges';
import { assetMessages } from '../asset.messages';
import { detailsMessages } from './details.messages';

/** What is due and what it is. */
export function OverviewTab({ asset }: { asset: Asset }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" minWidth="0">
        <ServiceCard asset={asset} />
        <WarrantyCard asset={asset} />
      </Stack>
      <Stack gap="5" minWidth="0">
        <AboutCard asset={asset} />
        <FilesCard asset={asset} />
      </Stack>
    </Grid>
  );
}

function FactCard({
  title,
  facts,
  children,
}: {
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Facts facts={facts} />
        {children}
      </CardBody>
    </Card>
  );
}

/** A day, and below it how far it is from today. */
function DayAndDistance({ day }: { day: string }) {
  const t = useMessages(detailsMessages);
  const days = daysBetween(useToday(), day);
  return (
    <>
      <DayText day={day} />
      <Text as="span" size="xs" tone="subtle" display="block">
        {days < 0 ? t('daysAgo', { days: -days }) : t('inDays', { days })}
      </Text>
    </>
  );
}

function ServiceCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const months = asset.serviceIntervalMonths;
  return (
    <FactCard
      title={t('serviceCard')}
      facts={[
        { label: tAsset('service'), value: <ServiceBadge service={asset.service} /> },
        {
          label: tAsset('nextServiceOn'),
          value:
            asset.service === 'none' || asset.nextServiceOn === null ? null : (
              <DayAndDistance day={asset.nextServiceOn} />
            ),
        },
        {
          label: tAsset('lastServicedOn'),
          value: asset.lastServicedOn && <DayAndDistance day={asset.lastServicedOn} />,
        },
        { label: tAsset('interval'), value: months && tAsset('everyMonths', { count: months }) },
        { label: tAsset('serviceProvider'), value: asset.serviceProvider },
      ]}
    />
  );
}

function WarrantyCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const state = { label: tAsset('warranty'), value: <WarrantyBadge warranty={warrantyOf(asset)} /> };
  return (
    <FactCard
      title={t('warrantyCard')}
      facts={
        asset.warranty === 'none'
          ? [state]
          : [
              state,
              {
                label: tAsset('warrantyExpiresOn'),
                value: asset.warrantyExpiresOn && <DayAndDistance day={asset.warrantyExpiresOn} />,
              },
              { label: tAsset('warrantyProvider'), value: asset.warrantyProvider },
              { label: tAsset('warrantyReference'), value: asset.warrantyReference },
            ]
      }
    />
  );
}

function AboutCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { area, reserveComponent: component } = asset;
  const day = (of: string | null) => of && formats.day(of);
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: tAsset('status'), value: <AssetStatusBadge status={asset.status} /> },
        ...(asset.retiredOn === null ? [] : [{ label: tAsset('retiredOn'), value: day(asset.retiredOn) }]),
        { label: tAsset('tag'), value: asset.tag },
        { label: tAsset('manufacturer'), value: asset.manufacturer },
        { label: tAsset('model'), value: asset.model },
        { label: tAsset('serialNumber'), value: asset.serialNumber },
        { label: tAsset('installedOn'), value: day(asset.installedOn) },
        {
          label: tAsset('costMinor'),
          value:
            asset.costMinor === null ? null : <Money amountMinor={asset.costMinor} currency={currency} />,
        },
        { label: tAsset('supplier'), value: asset.supplier },
        { label: tAsset('location'), value: asset.location },
        {
          label: tAsset('area'),
          value: area && <TextLink to={areaPaths.details(area.id)}>{area.name}</TextLink>,
        },
        {
          label: tAsset('reserveComponent'),
          value: component && (
            <>
              <Can permission="Reserve Components List View" otherwise={component.name}>
                <TextLink to={reserveComponentPaths.details(component.id)}>{component.name}</TextLink>
              </Can>
              {`, ${t('replacedIn', { year: component.replaceOn.slice(0, 4) })}`}
            </>
          ),
        },
      ]}
    />
  );
}

function FilesCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const isEmpty = asset.files.length === 0 && asset.notes === null;
  return (
    <Card>
      <CardHeader title={t('filesAndNotes')} />
      <CardBody>
        {isEmpty ? (
          <Text size="sm" tone="muted">
            {t('noFiles')}
          </Text>
        ) : null}
        {asset.files.length > 0 ? <FileLinks files={asset.files} /> : null}
        {asset.notes ? (
          <Text size="sm" whiteSpace="pre-line" mt={asset.files.length > 0 ? '4' : '0'}>
            {asset.notes}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}
