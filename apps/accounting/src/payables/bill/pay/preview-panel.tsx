import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  type VendorPaymentInput,
  vendorPaymentInput,
  type VendorPaymentPreview,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { Box, Card, CardBody, CardHeader, Flex, Money, Stack, StatusBadge, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { BesideActions } from '../../../parts/form-columns';
import { PreviewState } from '../../../parts/actions/preview-state';
import { useSettled } from '../../../parts/actions/use-settled';
import { billPaths } from '../bill-paths';
import { usePaymentsPreview } from '../bill.queries';
import type { PayForm } from './pay-draft';
import { payMessages } from './pay.messages';

/** What the call would be sent; null while something of it is missing. Reference and note are no matter to what is paid. */
function useWritten(form: PayForm): VendorPaymentInput | null {
  const written = vendorPaymentInput.safeParse({
    paidOn: useFormValue(form, 'paidOn'),
    bankAccountId: useFormValue(form, 'bankAccountId'),
    method: useFormValue(form, 'method'),
    checkNumber: useFormValue(form, 'checkNumber'),
    parts: useFormValue(form, 'parts'),
  });
  return written.success ? written.data : null;
}

/** What would be paid to whom and posted where; below it the action with its amount. */
export function PreviewPanel({ form }: { form: PayForm }) {
  const t = useMessages(payMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const hasBills = useFormValue(form, 'parts').length > 0;
  const said = useId();
  const written = useWritten(form);
  const preview = usePaymentsPreview(useSettled(written));
  const sum = written === null ? undefined : preview.data?.totalMinor;
  return (
    <Card>
      <CardHeader title={t('preview')} description={t('previewText')} />
      <CardBody>
        <Stack gap="5" id={said} aria-busy={written !== null && preview.isFetching} aria-live="polite">
          <PreviewState isWritten={written !== null} query={preview} waits={t('waits')} failed={t('failed')}>
            {({ payments }) =>
              payments.map((payment) => <Payment key={payment.vendor.id} payment={payment} />)
            }
          </PreviewState>
        </Stack>
        <BesideActions
          mt="5"
          cancelTo={billPaths.list}
          submitLabel={sum === undefined ? t('payPlain') : t('pay', { amount: formats.money(sum, currency) })}
          blockedBy={hasBills ? undefined : said}
        />
      </CardBody>
    </Card>
  );
}

function Payment({ payment }: { payment: VendorPaymentPreview['payments'][number] }) {
  const t = useMessages(payMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { vendor, amountMinor, creditMinor, checkNumber, reserves, waits, postings } = payment;
  const notes = [
    checkNumber === null ? null : t('check', { number: String(checkNumber) }),
    reserves.length > 0 ? t('outOfReserve', { funds: formats.list(reserves) }) : null,
    creditMinor > 0 ? t('fromCredits', { amount: formats.money(creditMinor, currency) }) : null,
  ].filter((note) => note !== null);
  return (
    <Box>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium" minWidth="0" overflowWrap="anywhere">
          {vendor.name}
        </Text>
        <Text fontWeight="medium" numeric>
          <Money amountMinor={amountMinor} currency={currency} />
        </Text>
      </Flex>
      {notes.length > 0 ? (
        <Text size="sm" tone="muted">
          {notes.join(' · ')}
        </Text>
      ) : null}
      {waits ? (
        <Box mt="1">
          <StatusBadge status="attention">{t('needsApproval')}</StatusBadge>
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" mt="2">
        {postings.map(({ account, fund, amountMinor: minor }) => (
          <Flex as="li" key={`${account.id} ${fund.id}`} justify="space-between" gap="3">
            <Text size="sm" tone="muted" minWidth="0" overflowWrap="anywhere">
              {account.name}, {fund.name}
            </Text>
            <Text size="sm" tone="muted" numeric whiteSpace="nowrap">
              {t(minor > 0 ? 'debit' : 'creditSide')} {formats.money(Math.abs(minor), currency)}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
