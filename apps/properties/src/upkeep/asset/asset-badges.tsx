import { useMessages } from '@courtyard/common';
import type {
  AssetStatus,
  AssetSummary,
  ServiceState,
  WarrantyState,
} from '@courtyard/contract/properties/asset/asset';
import { type Status, StatusBadge } from '@courtyard/ui';
import { assetMessages } from './asset.messages';

const ofStatus: Record<AssetStatus, Status> = {
  'in-service': 'ok',
  'out-of-service': 'attention',
  retired: 'neutral',
};

export function AssetStatusBadge({ status }: { status: AssetStatus }) {
  const t = useMessages(assetMessages);
  return <StatusBadge status={ofStatus[status]}>{t(`status.${status}`)}</StatusBadge>;
}

const ofWarranty: Record<WarrantyState, Status> = {
  valid: 'ok',
  expiring: 'attention',
  expired: 'neutral',
  none: 'neutral',
};

export function WarrantyBadge({ warranty }: { warranty: WarrantyState }) {
  const t = useMessages(assetMessages);
  return <StatusBadge status={ofWarranty[warranty]}>{t(`warranty.${warranty}`)}</StatusBadge>;
}

/** A warranty as it concerns somebody: of what is retired nothing falls due any more. */
export const warrantyOf = ({ status, warranty }: AssetSummary): WarrantyState =>
  status === 'retired' && warranty === 'expiring' ? 'valid' : warranty;

const ofService: Record<ServiceState, Status> = {
  scheduled: 'ok',
  due: 'attention',
  overdue: 'danger',
  none: 'neutral',
};

export function ServiceBadge({ service }: { service: ServiceState }) {
  const t = useMessages(assetMessages);
  return <StatusBadge status={ofService[service]}>{t(`service.${service}`)}</StatusBadge>;
}

/** What of an asset somebody has to look after, in words that stand alone; nothing where all is well. */
export function AssetConcerns({ asset }: { asset: AssetSummary }) {
  const t = useMessages(assetMessages);
  const { service, status } = asset;
  return (
    <>
      {status === 'in-service' ? null : <AssetStatusBadge status={status} />}
      {service === 'due' || service === 'overdue' ? (
        <StatusBadge status={ofService[service]}>{t(`concern.${service}`)}</StatusBadge>
      ) : null}
      {warrantyOf(asset) === 'expiring' ? (
        <StatusBadge status={ofWarranty.expiring}>{t('concern.expiring')}</StatusBadge>
      ) : null}
    </>
  );
}
