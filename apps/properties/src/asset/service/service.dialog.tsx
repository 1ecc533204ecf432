import { toast, useCommunity, useMessages, useToday } from '@courtyard/common';
import {
  type Asset,
  type ServiceKind,
  type ServiceRecord,
  type ServiceRecordInput,
  serviceRecordInput,
} from '@courtyard/contract/properties/asset';
import { Dialog } from '@courtyard/ui/overlays';
import {
  DateField,
  type DroppedFile,
  FileDrop,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  uploadFile,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { useState } from 'react';
import { largestFileBytes } from '../../document/file-limit';
import { useKeptVersion } from '../../section/use-kept-version';
import { serviceKinds } from '../asset-kinds';
import { assetMessages } from '../asset.messages';
import { assetServices } from '../asset.queries';
import { serviceMessages } from './service.messages';

interface ServiceDialogProps {
  asset: Asset;
  /** Missing to record one. */
  service?: ServiceRecord | undefined;
  /** The service as it is now; of one that is corrected. */
  fetchLatest?: () => Promise<ServiceRecord | undefined>;
  onClose: () => void;
}

/** Records a service of an asset or corrects it. */
export function ServiceDialog({ asset, service, fetchLatest, onClose }: ServiceDialogProps) {
  const t = useMessages(serviceMessages);
  const words = useMessages(assetMessages);
  const { currency } = useCommunity();
  const today = useToday();
  const save = useSaveService(asset, service, fetchLatest);
  const interval = asset.serviceIntervalMonths;
  const [reports, setReports] = useState<DroppedFile[]>(service?.report ? [service.report] : []);

  const form = useContractForm(serviceRecordInput, {
    defaultValues: {
      servicedOn: service?.servicedOn ?? today,
      kind: service?.kind ?? 'maintenance',
      summary: service?.summary ?? '',
      performedBy: service ? (service.performedBy ?? '') : (asset.serviceProvider ?? ''),
      costMinor: service?.costMinor ?? null,
      reportFileId: service?.report?.id ?? null,
      nextServiceOn: null,
    },
    onSubmit: async (values) => {
      await save(values);
      toast({ title: t('savedToast'), kind: 'success' });
      onClose();
    },
  });

  const kind = useFormValue(form, 'kind') ?? 'maintenance';

  return (
    <Dialog open onClose={onClose} title={t(service ? 'editTitle' : 'addTitle')}>
      <Form form={form}>
        <DateField {...form.field('servicedOn')} label={t('servicedOn')} max={today} required />
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          help={t('kindHelp')}
          options={serviceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextAreaField {...form.field('summary')} label={t('summary')} rows={3} required />
        <TextField {...form.field('performedBy')} label={t('performedBy')} maxLength={120} />
        <MoneyField {...form.field('costMinor')} label={t('cost')} currency={currency} />
        <FileDrop
          label={t('report')}
          help={t('reportHelp')}
          maxBytes={largestFileBytes}
          files={reports}
          onChange={(files) => {
            setReports(files);
            form.setValue('reportFileId', files[0]?.id ?? null, { shouldDirty: true });
          }}
          send={uploadFile}
        />
        <DateField
          {...form.field('nextServiceOn')}
          label={t('next')}
          help={
            interval !== null && kind !== 'repair'
              ? t('nextByInterval', { interval: words('everyMonths', { count: interval }).toLowerCase() })
              : t(endsPlan(asset, service, kind) ? 'nextNone' : 'nextKept')
          }
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** What was planned once is done with a regular service; an interval, a repair and a correction leave the plan. */
const endsPlan = (asset: Asset, service: ServiceRecord | undefined, kind: ServiceKind) =>
  asset.serviceIntervalMonths === null && service === undefined && kind !== 'repair';

function useSaveService(
  asset: Asset,
  service: ServiceRecord | undefined,
  fetchLatest: ServiceDialogProps['fetchLatest'],
) {
  const adding = assetServices.useCreate(asset.id);
  const updating = assetServices.useUpdate(asset.id, service?.id ?? '');
  const kept = useKeptVersion(service, fetchLatest ?? (async () => undefined));
  return ({ nextServiceOn, ...values }: ServiceRecordInput) => {
    const next = nextServiceOn ?? (endsPlan(asset, service, values.kind) ? null : undefined);
    const body = { ...values, ...(next !== undefined && { nextServiceOn: next }) };
    return kept.save((base) =>
      base ? updating.mutateAsync({ ...body, version: base.version }) : adding.mutateAsync(body),
    );
  };
}
