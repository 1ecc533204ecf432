import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  type ClaimChoices,
  type ClaimLineDraft,
  claimReview,
  claimReviewDraft,
  type ExpenseClaim,
} from '@courtyard/contract/budget/expense-claim/expense-claim';
import { Button, ErrorState, Flex, IconButton, LoadingState, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  AccountField,
  Form,
  FormActions,
  type FormOf,
  FundField,
  MoneyField,
  TextField,
  useAddedRow,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { claimMessages } from '../claim.messages';
import { useClaimChoices, useReviewClaim } from '../claim.queries';

interface DialogProps {
  claim: ExpenseClaim;
  onClose: () => void;
}

/** Asks what a claim is charged to, and sends it for approval. */
export function ReviewDialog({ claim, onClose }: DialogProps) {
  const t = useMessages(claimMessages);
  const choices = useClaimChoices();
  return (
    <Dialog open onClose={onClose} title={t('review')}>
      {choices.data ? (
        <ReviewForm claim={claim} choices={choices.data} onClose={onClose} />
      ) : choices.isError ? (
        <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

type ReviewFormOf = FormOf<typeof claimReviewDraft>;

function ReviewForm({ claim, choices, onClose }: DialogProps & { choices: ClaimChoices }) {
  const t = useMessages(claimMessages);
  const review = useReviewClaim(claim.id);
  const [fund] = choices.funds;
  const empty: ClaimLineDraft = {
    accountId: null,
    fundId: fund?.id ?? null,
    description: null,
    amountMinor: null,
  };
  const form = useContractForm(claimReviewDraft, {
    defaultValues: {
      lines:
        claim.lines.length > 0
          ? claim.lines.map(({ account: _account, fund: _fund, ...line }) => line)
          : [{ ...empty, amountMinor: claim.amountMinor }],
    },
    onSubmit: async (values) => {
      const after = await review.mutateAsync(claimReview.parse({ ...values, version: claim.version }));
      toast({
        title: t(after.state === 'pending' ? 'sent' : 'approved', { number: claim.number }),
        kind: 'success',
      });
      onClose();
    },
  });
  const lines = useFormValue(form, 'lines');
  const rows = useAddedRow(lines.length);
  const set = (next: typeof lines) => form.setValue('lines', next, { shouldDirty: true });
  return (
    <Form form={form}>
      <Text size="sm" tone="muted">
        {t('reviewText')}
      </Text>
      {lines.map((_, at) => (
        // Lines have no id; their fields are bound by place.
        <Stack key={at} ref={rows.refOf(at)} gap="3" role="group" aria-label={t('line', { at: at + 1 })}>
          <LineInputs form={form} choices={choices} at={at} />
          {lines.length === 1 ? null : (
            <Flex justify="flex-end">
              <IconButton
                icon="trash"
                label={t('removeLine', { at: at + 1 })}
                onClick={() => set(lines.filter((_line, other) => other !== at))}
              />
            </Flex>
          )}
        </Stack>
      ))}
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Button size="sm" icon="plus" onClick={rows.adding(() => set([...lines, empty]))}>
          {t('addLine')}
        </Button>
        <Rest claim={claim} amounts={lines.map((line) => line.amountMinor)} />
      </Flex>
      <FormActions submitLabel={t('send')} onCancel={onClose} />
    </Form>
  );
}

function LineInputs({ form, choices, at }: { form: ReviewFormOf; choices: ClaimChoices; at: number }) {
  const t = useMessages(claimMessages);
  const { currency } = useCommunity();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <AccountField
        {...form.field(`lines.${at}.accountId`)}
        label={t('account')}
        accounts={choices.accounts}
        required
      />
      <FundField {...form.field(`lines.${at}.fundId`)} label={t('fund')} funds={choices.funds} required />
      <TextField {...form.field(`lines.${at}.description`)} label={t('description')} maxLength={200} />
      <MoneyField
        {...form.field(`lines.${at}.amountMinor`)}
        label={t('amountMinor')}
        currency={currency}
        required
      />
    </SimpleGrid>
  );
}

/** How much of the claim the lines leave; what is no amount yet counts nothing. */
function Rest({ claim, amounts }: { claim: ExpenseClaim; amounts: readonly unknown[] }) {
  const t = useMessages(claimMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const sum = amounts.reduce<number>((all, each) => all + (typeof each === 'number' ? each : 0), 0);
  const left = claim.amountMinor - sum;
  const amount = formats.money(Math.abs(left), currency);
  return (
    <Text size="sm" numeric role="status">
      {left === 0 ? t('complete') : t(left > 0 ? 'left' : 'over', { amount })}
    </Text>
  );
}
