import { useMessages, useToday } from '@courtyard/common';
import {
  type PayoutBatch,
  payoutBatchInput,
  type WaitingForPayment,
} from '@courtyard/contract/banking/payout/payout';
import { Card, EmptyState, LinkButton, Page } from '@courtyard/ui';
import { ListedLoader } from '@courtyard/ui/details';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import type { ReactNode } from 'react';
import { BatchLoader } from '../details/batch-loader';
import { payoutPaths } from '../payout-paths';
import { payoutMessages } from '../payout.messages';
import { payoutBatches, useWaitingForPayment } from '../payout.queries';
import { BatchFields } from './batch-fields';

/** What waits for payment, once it is there. */
function WaitingLoader({ children }: { children: (found: WaitingForPayment) => ReactNode }) {
  const t = useMessages(payoutMessages);
  const found = useWaitingForPayment();
  if (found.data && found.data.bills.length > 0) return children(found.data);
  return (
    <ListedLoader
      title={t('newBatch')}
      query={found}
      missing={{ icon: 'check', title: t('noneWaiting'), description: t('noneWaitingText') }}
      list={{ to: payoutPaths.list, label: t('all') }}
    />
  );
}

/** `payouts/create`: chooses bills for a new batch. */
export function BatchCreatePage() {
  return <WaitingLoader>{(found) => <CreateForm found={found} />}</WaitingLoader>;
}

function CreateForm({ found }: { found: WaitingForPayment }) {
  const t = useMessages(payoutMessages);
  const today = useToday();
  const saved = useSaved();
  const create = payoutBatches.useCreate();
  const form = useContractForm(payoutBatchInput, {
    defaultValues: { bankAccountId: found.accounts[0]?.id ?? '', payOn: today, method: 'check', parts: [] },
    onSubmit: async (values) => {
      const { id, number } = await create.mutateAsync(values);
      await saved(payoutPaths.details(id), { text: t('created', { number }) });
    },
  });
  return (
    <FormPage form={form} title={t('newBatch')} submitLabel={t('create')} cancelTo={payoutPaths.list}>
      <BatchFields form={form} found={found} />
    </FormPage>
  );
}

/** In the place of the form of a batch that was released or canceled. */
function Ended({ number }: { number: number }) {
  const t = useMessages(payoutMessages);
  return (
    <Page title={t('numbered', { number })}>
      <Card>
        <EmptyState icon="lock" title={t('ended')} description={t('endedText')}>
          <LinkButton to={payoutPaths.list}>{t('all')}</LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}

/** `payouts/edit?id=`: changes a batch that is not released. */
export function BatchEditPage() {
  return (
    <BatchLoader form>
      {(batch) =>
        batch.takes === null ? (
          <Ended number={batch.number} />
        ) : (
          <WaitingLoader>{(found) => <EditForm key={batch.id} batch={batch} found={found} />}</WaitingLoader>
        )
      }
    </BatchLoader>
  );
}

/** What the form holds of a batch: of its bills those that are still to be paid. */
const valuesIn = (found: WaitingForPayment) => {
  const payable = new Set(found.bills.map(({ id }) => id));
  return ({ bankAccount, bills, ...batch }: PayoutBatch) => ({
    ...batch,
    bankAccountId: bankAccount.id,
    parts: bills
      .filter(({ billId }) => payable.has(billId))
      .map(({ billId, amountMinor }) => ({ billId, amountMinor: Math.abs(amountMinor) })),
  });
};

function EditForm({ batch, found }: { batch: PayoutBatch; found: WaitingForPayment }) {
  const t = useMessages(payoutMessages);
  const saved = useSaved();
  const { id } = batch;
  const update = payoutBatches.useUpdate(id);
  const versioned = useVersionedSave({
    read: batch,
    valuesOf: valuesIn(found),
    fetchLatest: () => payoutBatches.fetchOne(id),
  });
  const { base, save } = versioned;
  const { number, status, totalMinor } = base;
  const form = useContractForm(payoutBatchInput, {
    versioned,
    onSubmit: async (values) => {
      await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(payoutPaths.details(id), { text: t('changed', { number }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('numbered', { number })}
      {...(status !== 'draft' && { description: t('changeText') })}
      submitLabel={t('saveBatch')}
      cancelTo={payoutPaths.details(id)}
    >
      <BatchFields
        form={form}
        found={found}
        changed={{ id, heldMinor: status === 'draft' ? 0 : totalMinor }}
      />
    </FormPage>
  );
}
