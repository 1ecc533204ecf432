import { useMessages } from '@courtyard/common';
import {
  type DepositedPayment,
  depositInput,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { Box, Card, CardBody, CardHeader } from '@courtyard/ui';
import { FormActions, useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { PreviewPostings } from '../../../invoice/create/preview-parts';
import { PreviewState } from '../../../../parts/actions/preview-state';
import { useSettled } from '../../../../parts/actions/use-settled';
import { depositPaths } from '../deposit-paths';
import { useDepositPreview } from '../deposit.queries';
import { createMessages } from './create.messages';
import { type DepositForm, sumOf } from './deposit-draft';

interface EffectCardProps {
  form: DepositForm;
  waiting: readonly DepositedPayment[];
  money: (amountMinor: number) => string;
}

/** The sum, what it will post, and the action with its amount. */
export function EffectCard({ form, waiting, money }: EffectCardProps) {
  const t = useMessages(createMessages);
  const chosen = useFormValue(form, 'paymentIds');
  const said = useId();
  const written = depositInput.safeParse({
    depositedOn: useFormValue(form, 'depositedOn'),
    bankAccountId: useFormValue(form, 'bankAccountId'),
    paymentIds: chosen,
  });
  const asked = useSettled(written.success ? written.data : null);
  const preview = useDepositPreview(asked);
  const payments = waiting.filter(({ id }) => chosen.includes(id));
  const amount = money(sumOf(payments));
  return (
    <Card>
      <CardHeader title={t('effect')} description={t('total', { count: payments.length, amount })} />
      <CardBody>
        <Box id={said} aria-live="polite" aria-busy={asked !== null && preview.isFetching}>
          <PreviewState
            isWritten={written.success}
            query={preview}
            waits={t('waits')}
            failed={t('failed')}
            height="6rem"
          >
            {({ postings }) => <PreviewPostings postings={postings} />}
          </PreviewState>
        </Box>
        <Box mt="5">
          <FormActions
            cancelTo={depositPaths.list}
            submitLabel={payments.length === 0 ? t('savePlain') : t('save', { amount })}
            blockedBy={chosen.length === 0 ? said : undefined}
          />
        </Box>
      </CardBody>
    </Card>
  );
}
