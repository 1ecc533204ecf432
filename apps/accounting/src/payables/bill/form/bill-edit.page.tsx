import { useMessages } from '@courtyard/common';
import { type Bill, billInput } from '@courtyard/contract/accounting/payables/bill/bill';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { BillFormLoader } from '../bill-loader';
import { billPaths } from '../bill-paths';
import { bills } from '../bill.queries';
import { billDraft, valuesOf } from './bill-draft';
import { BillFields } from './bill-fields';
import { formMessages } from './form.messages';

/** `bills/edit?id=`: a bill that is not posted yet. */
export function BillEditPage() {
  const t = useMessages(formMessages);
  return (
    <BillFormLoader form>
      {(bill) => (
        <ChartLoader title={bill.number} description={t('description')} missing={t('chartMissing')}>
          {(chart) => <EditForm key={bill.id} bill={bill} chart={chart} />}
        </ChartLoader>
      )}
    </BillFormLoader>
  );
}

function EditForm({ bill, chart }: { bill: Bill; chart: Chart }) {
  const t = useMessages(formMessages);
  const { id } = bill;
  const saved = useSaved();
  const update = bills.useUpdate(id);
  const versioned = useVersionedSave({ read: bill, valuesOf, fetchLatest: () => bills.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(billDraft, {
    versioned,
    rules: { dueOn: t('beforeDate') },
    onSubmit: async (values) => {
      const input = billInput.parse(values);
      const after = await save(({ version }) => update.mutateAsync({ ...input, version }));
      const words = { number: after.number, vendor: after.vendor.name };
      await saved(billPaths.details(id), {
        text: t(after.status === 'waiting' ? 'waits' : 'entered', words),
      });
    },
  });
  return (
    <FormPage
      form={form}
      edited={base.number}
      cancelTo={billPaths.details(id)}
      // Saving a draft posts it, or asks for its approval.
      {...(base.status === 'draft' && { submitLabel: t('submit') })}
    >
      <BillFields form={form} chart={chart} vendor={base.vendor} bill={base} />
    </FormPage>
  );
}
