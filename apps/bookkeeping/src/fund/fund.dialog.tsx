import { call, choicesOf, toast, useMessages } from '@courtyard/common';
import { type Fund, fundChange, fundInput } from '@courtyard/contract/bookkeeping/fund/fund';
import { fundKinds } from '@courtyard/contract/bookkeeping/fund/fund.values';
import {
  Form,
  FormActions,
  SelectField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { fundMessages } from './fund.messages';
import { funds, useChangeFund } from './fund.queries';

/** Adds a fund. */
export function AddFundDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(fundMessages);
  const adding = funds.useCreate();
  const form = useContractForm(fundInput, {
    defaultValues: { kind: 'special' },
    onSubmit: async (values) => {
      const { name } = await adding.mutateAsync(values);
      toast({ title: t('added', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('add')}>
      <Form form={form}>
        <CodeAndName />
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          help={t('kindHelp')}
          options={choicesOf(t, 'kind', fundKinds)}
        />
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

/** Changes the code or the name of a fund. */
export function EditFundDialog({ fund, onClose }: { fund: Fund; onClose: () => void }) {
  const t = useMessages(fundMessages);
  const changing = useChangeFund();
  const fetchLatest = async () => {
    const { data } = await call('GET /api/v1/funds', {});
    return data.find(({ id }) => id === fund.id);
  };
  const versioned = useVersionedSave({ read: fund, valuesOf: (read: Fund) => read, fetchLatest });
  const form = useContractForm(fundChange, {
    versioned,
    onSubmit: async (values) => {
      const { name } = await versioned.save(({ version }) =>
        changing.mutateAsync({ ...values, id: fund.id, version }),
      );
      toast({ title: t('saved', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('editTitle', { name: fund.name })}>
      <Form form={form}>
        <CodeAndName />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function CodeAndName() {
  const t = useMessages(fundMessages);
  return (
    <>
      <TextField name="code" label={t('code')} help={t('codeHelp')} required maxLength={20} />
      <TextField name="name" label={t('name')} required maxLength={80} />
    </>
  );
}
