import { type SlotSubject, useTaskAction } from '@courtyard/common';
import { useFailureToast } from '@courtyard/ui';
import { useEffect } from 'react';
import { assets } from '../asset.queries';
import { ServiceDialog } from './service.dialog';

/** Records a service of the asset `assetId` in its dialog. */
export function RecordServiceTask({ subject }: { subject: SlotSubject }) {
  const end = useTaskAction();
  const showFailure = useFailureToast();
  const { data: asset, error } = assets.useOne(subject.assetId ?? '');
  useEffect(() => {
    if (!error) return;
    showFailure(error);
    end();
  }, [error, showFailure, end]);
  return asset ? <ServiceDialog asset={asset} onClose={end} /> : null;
}
