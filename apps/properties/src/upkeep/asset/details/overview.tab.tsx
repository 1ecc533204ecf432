import { Can, Slot, useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import { TextLink } from '@courtyard/ui';
import { CardColumns, DayAndDistance, FactCard, useFieldTexts } from '@courtyard/ui/details';
import { areaPaths } from '../../../common-area/area-paths';
import { reserveComponentPaths } from '../../reserve-component/reserve-component-paths';
import { AssetStatusBadge, ServiceBadge, WarrantyBadge, warrantyOf } from '../asset-badges';
import { intervalText } from '../service/service-interval';
import { assetMessages } from '../asset.messages';
import { detailsMessages } from './details.messages';

/** What is due and what it is. */
export function OverviewTab({ asset }: { asset: Asset }) {
  return (
    <>
      <CardColumns
        left={
          <>
            <ServiceCard asset={asset} />
            <WarrantyCard asset={asset} />
          </>
        }
        right={<AboutCard asset={asset} />}
      />
      <Slot name="asset.panel/v1" subject={{ assetId: asset.id }} />
    </>
  );
}

const dayFact = (label: string, day: string | null) => ({
  label,
  value: day && <DayAndDistance day={day} />,
});

function ServiceCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const { facts } = useFieldTexts(assetColumns);
  const months = asset.serviceIntervalMonths;
  return (
    <FactCard
      title={t('serviceCard')}
      facts={[
        { label: tAsset('service'), value: <ServiceBadge value={asset.service} /> },
        dayFact(tAsset('nextServiceOn'), asset.service === 'none' ? null : asset.nextServiceOn),
        dayFact(tAsset('lastServicedOn'), asset.lastServicedOn),
        { label: tAsset('interval'), value: months && intervalText(months, tAsset) },
        ...facts(asset, 'serviceProvider'),
      ]}
    />
  );
}

function WarrantyCard({ asset }: { asset: Asset }) {
  const tAsset = useMessages(assetMessages);
  const { facts } = useFieldTexts(assetColumns);
  const state = { label: tAsset('warranty'), value: <WarrantyBadge value={warrantyOf(asset)} /> };
  return (
    <FactCard
      title={tAsset('warranty')}
      facts={
        asset.warranty === 'none'
          ? [state]
          : [
              state,
              dayFact(tAsset('warrantyExpiresOn'), asset.warrantyExpiresOn),
              ...facts(asset, 'warrantyProvider', 'warrantyReference'),
            ]
      }
    />
  );
}

function AboutCard({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const { facts } = useFieldTexts(assetColumns);
  const { area, reserveComponent: component } = asset;
  return (
    <FactCard
      title={t('about')}
      notes={asset.notes}
      facts={[
        { label: tAsset('status'), value: <AssetStatusBadge value={asset.status} /> },
        ...(asset.retiredOn === null ? [] : facts(asset, 'retiredOn')),
        ...facts(asset, 'tag', 'manufacturer', 'model', 'serialNumber', 'installedOn', 'costMinor'),
        ...facts(asset, 'supplier', 'location'),
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
