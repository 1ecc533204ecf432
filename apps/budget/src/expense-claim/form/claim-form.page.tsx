import { useCommunity, useMessages, useToday } from '@courtyard/common';
import { type ExpenseClaim, expenseClaimInput } from '@courtyard/contract/budget/expense-claim/expense-claim';
import {
  DateField,
  FilesField,
  type FormOf,
  FormPage,
  FormSection,
  MoneyField,
  TextField,
  useContractForm,
  useSaved,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { claimPaths } from '../claim-paths';
import { claimMessages } from '../claim.messages';
import { myClaims } from '../claim.queries';
import { ClaimLoader } from '../details/claim-loader';

/** `payouts/create`: photographs a receipt and claims the amount. */
export function ClaimCreatePage() {
  const t = useMessages(claimMessages);
  const today = useToday();
  const saved = useSaved();
  const submit = myClaims.useCreate();
  const form = useContractForm(expenseClaimInput, {
    defaultValues: { spentOn: today },
    onSubmit: async (values) => {
      const claim = await submit.mutateAsync(values);
      await saved(claimPaths.details(claim.id), { text: t('submitted', { number: claim.number }) });
    },
  });
  return (
    <FormPage form={form} title={t('add')} submitLabel={t('submit')} cancelTo={claimPaths.list}>
      <ClaimFields form={form} />
    </FormPage>
  );
}

/** `payouts/edit?id=`: corrects an own claim. */
export function ClaimEditPage() {
  return <ClaimLoader form>{(claim) => <EditForm key={claim.id} claim={claim} />}</ClaimLoader>;
}

const valuesOf = (claim: ExpenseClaim) => ({ ...claim, fileIds: claim.files.map(({ id }) => id) });

function EditForm({ claim }: { claim: ExpenseClaim }) {
  const t = useMessages(claimMessages);
  const { id } = claim;
  const saved = useSaved();
  const update = myClaims.useUpdate(id);
  const versioned = useVersionedSave({ read: claim, valuesOf, fetchLatest: () => myClaims.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(expenseClaimInput, {
    versioned,
    onSubmit: async (values) => {
      const after = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(claimPaths.details(id), { text: t('submitted', { number: after.number }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('named', { number: base.number })}
      description={t('editText')}
      submitLabel={t('resubmit')}
      cancelTo={claimPaths.details(id)}
    >
      <ClaimFields form={form} claim={base} />
    </FormPage>
  );
}

interface FieldsProps {
  form: FormOf<typeof expenseClaimInput>;
  claim?: ExpenseClaim;
}

function ClaimFields({ form: { field }, claim }: FieldsProps) {
  const t = useMessages(claimMessages);
  const { currency } = useCommunity();
  return (
    <>
      <FormSection title={t('receipt')} description={t('receiptText')}>
        <FilesField
          {...field('fileIds')}
          label={t('fileIds')}
          help={t('filesHelp')}
          multiple
          camera
          files={claim?.files ?? []}
        />
      </FormSection>
      <FormSection title={t('what')}>
        <MoneyField
          {...field('amountMinor')}
          label={t('amountMinor')}
          help={t('amountHelp', { currency })}
          currency={currency}
          required
        />
        <DateField {...field('spentOn')} label={t('spentOn')} required />
        <TextField
          {...field('purpose')}
          label={t('purpose')}
          help={t('purposeHelp')}
          maxLength={200}
          required
        />
      </FormSection>
    </>
  );
}
