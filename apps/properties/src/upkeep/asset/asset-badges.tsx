import { useMessages } from '@courtyard/common';
import type { AssetSummary, WarrantyState } from '@courtyard/contract/properties/asset/asset';
import { assetLabels } from '@courtyard/contract/properties/asset/asset.labels';
import { badgeOf, StatusBadge } from '@courtyard/ui';
import { assetMessages } from './asset.messages';

export const AssetStatusBadge = badgeOf(assetLabels, 'status', {
  'in-service': 'expected',
  'out-of-service': 'attention',
  retired: 'neutral',
});

export const WarrantyBadge = badgeOf(assetLabels, 'warranty', {
  valid: 'expected',
  expiring: 'attention',
  expired: 'neutral',
  none: 'neutral',
});

export const ServiceBadge = badgeOf(assetLabels, 'service', {
  scheduled: 'expected',
  due: 'attention',
  overdue: 'danger',
  none: 'neutral',
});

/** A warranty as it concerns somebody: of what is retired nothing falls due any more. */
export const warrantyOf = ({ status, warranty }: AssetSummary): WarrantyState =>
  status === 'retired' && warranty === 'expiring' ? 'valid' : warranty;

/** What of an asset somebody has to look after, in words that stand alone; nothing where all is well. */
export function AssetConcerns({ asset }: { asset: AssetSummary }) {
  const t = useMessages(assetMessages);
  const { service, status } = asset;
  return (
    <>
      {status === 'in-service' ? null : <AssetStatusBadge value={status} />}
      {service === 'due' ? <StatusBadge status="attention">{t('concern.due')}</StatusBadge> : null}
      {service === 'overdue' ? <StatusBadge status="danger">{t('concern.overdue')}</StatusBadge> : null}
      {warrantyOf(asset) === 'expiring' ? (
        <StatusBadge status="attention">{t('concern.expiring')}</StatusBadge>
      ) : null}
    </>
  );
}
