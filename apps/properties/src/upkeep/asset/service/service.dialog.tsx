import { choicesOf, toast, useCommunity, useMessages, useToday } from '@courtyard/common';
import { serviceKinds } from '@courtyard/contract/properties/asset/asset.values';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import {
  type ServiceKind,
  type ServiceRecord,
  type ServiceRecordInput,
  serviceRecordInput,
} from '@courtyard/contract/properties/asset/service-record';
import { useUndo } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import {
  DateField,
  FilesField,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useFormValue,
  useVersionedSave,
  type VersionedSave,
} from '@courtyard/ui/forms';
import { intervalText } from './service-interval';
import { assetMessages } from '../asset.messages';
import { assetServices, useUndoService } from '../asset.queries';
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
  const tAsset = useMessages(assetMessages);
  const { currency } = useCommunity();
  const today = useToday();
  const versioned = useVersionedSave({
    read: service,
    valuesOf,
    fetchLatest: fetchLatest ?? (async () => undefined),
  });
  const save = useSaveService(asset, versioned);
  const undoing = useUndoService();
  const offerUndo = useUndo();
  const report = versioned.base?.report;
  const interval = asset.serviceIntervalMonths;

  const form = useContractForm(serviceRecordInput, {
    defaultValues: { servicedOn: today, performedBy: asset.serviceProvider },
    versioned,
    onSubmit: async (values) => {
      const saved = await save(values);
      if (service) toast({ title: t('savedToast'), kind: 'success' });
      else {
        const { id: recordId, version } = saved;
        const ids = { assetId: asset.id, recordId };
        offerUndo({
          title: t('recordedToast', { name: asset.name }),
          undo: () => undoing.mutateAsync({ ...ids, version }),
          undone: t('undoneToast'),
        });
      }
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
          options={choicesOf(t, 'kind', serviceKinds)}
        />
        <TextAreaField {...form.field('summary')} label={t('summary')} rows={3} required />
        <TextField {...form.field('performedBy')} label={t('performedBy')} maxLength={120} />
        <MoneyField {...form.field('costMinor')} label={t('costMinor')} currency={currency} />
        <FilesField
          {...form.field('reportFileId')}
          label={t('report')}
          help={t('reportHelp')}
          files={report ? [report] : []}
        />
        <DateField
          {...form.field('nextServiceOn')}
          label={t('nextServiceOn')}
          help={
            interval !== null && kind !== 'repair'
              ? t('nextByInterval', { interval: intervalText(interval, tAsset).toLowerCase() })
              : t(endsPlan(asset, service, kind) ? 'nextNone' : 'nextKept')
          }
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const valuesOf = (service: ServiceRecord) => ({
  ...service,
  reportFileId: service.report?.id ?? null,
  nextServiceOn: null,
});

/** What was planned once is done with a regular service; an interval, a repair and a correction leave the plan. */
const endsPlan = (asset: Asset, service: ServiceRecord | undefined, kind: ServiceKind) =>
  asset.serviceIntervalMonths === null && service === undefined && kind !== 'repair';

function useSaveService(
  asset: Asset,
  { base: service, save }: Pick<VersionedSave<ServiceRecord | undefined>, 'base' | 'save'>,
) {
  const adding = assetServices.useCreate(asset.id);
  const updating = assetServices.useUpdate(asset.id, service?.id ?? '');
  return ({ nextServiceOn, ...values }: ServiceRecordInput) => {
    const next = nextServiceOn ?? (endsPlan(asset, service, values.kind) ? null : undefined);
    const body = { ...values, ...(next !== undefined && { nextServiceOn: next }) };
    return save((base) =>
      base ? updating.mutateAsync({ ...body, version: base.version }) : adding.mutateAsync(body),
    );
  };
}
