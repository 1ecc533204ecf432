import { useCan, useCommunity, useFormats, useMessages, useLabels } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import { Box, Card, CardBody, CardHeader, DayText, Money, Stack, Text, TextLink } from '@courtyard/ui';
import { CardColumns, PartRow, RowsCard } from '@courtyard/ui/details';
import { adjustmentPaths } from '../../statement/adjustment/adjustment-paths';
import { adjustmentMessages } from '../../statement/adjustment/adjustment.messages';
import { EntriesCard } from '../../../parts/entries.card';
import { paymentPaths } from '../../payment/payment-paths';
import { recurringPaths } from '../../recurring/recurring-paths';
import { BookingCard } from './booking/booking.card';
import { LettersCard } from '../../letter/letters.card';
import { useLetters } from '../letter/letter.queries';
import { detailsMessages } from './details.messages';

interface InvoiceProps {
  invoice: Invoice;
}

/** For what it is, what was paid on it and why, and what it did in the books. */
export function OverviewTab({ invoice }: InvoiceProps) {
  const letters = useLetters(invoice.id);
  return (
    <CardColumns
      left={
        <>
          <LinesCard invoice={invoice} />
          <BookingCard invoice={invoice} />
          <MessageCard invoice={invoice} />
        </>
      }
      right={
        <>
          <AppliedCard invoice={invoice} />
          {invoice.adjustments.length > 0 ? <AdjustmentsCard invoice={invoice} /> : null}
          <LettersCard letters={letters.data} />
          {/* An owner who is handed the paper has no use for them. */}
          <Box _print={{ display: 'none' }}>
            <EntriesCard entries={invoice.entries} />
          </Box>
        </>
      }
    />
  );
}

function LinesCard({ invoice }: InvoiceProps) {
  const t = useMessages(detailsMessages);
  const tCharge = useLabels(chargeLabels);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <RowsCard title={t('lines')} rows={invoice.lines} none="">
      {(line, at) => (
        // Lines have no id of their own and never change their order.
        <PartRow
          key={at}
          title={line.description}
          aside={<Money amountMinor={line.amountMinor} currency={currency} />}
        >
          {[line.fund.name, line.account.name, tCharge(`chargeType.${line.chargeType}`)].join(' · ')}
          {invoice.voided ? null : (
            <Text as="span" size="sm" display="block" numeric>
              {line.openMinor === 0
                ? t(invoice.status === 'written-off' ? 'writtenOffLine' : 'paidLine')
                : t('ofLine', { open: money(line.openMinor), total: money(line.amountMinor) })}
            </Text>
          )}
        </PartRow>
      )}
    </RowsCard>
  );
}

function MessageCard({ invoice: { memo, postedBy, postedAt, template } }: InvoiceProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const seesTemplates = useCan('Recurring Templates List View');
  return (
    <Card>
      <CardHeader
        title={t(memo === null ? 'issued' : 'message')}
        description={t('posted', { by: postedBy, at: formats.moment(postedAt) })}
      />
      {memo === null && template === null ? null : (
        <CardBody>
          <Stack gap="2">
            {memo === null ? null : (
              <Text size="sm" whiteSpace="pre-line">
                {memo}
              </Text>
            )}
            {template === null ? null : (
              <Text size="sm">
                {t('fromTemplate')}{' '}
                {seesTemplates ? (
                  <TextLink to={recurringPaths.details(template.id)}>{template.name}</TextLink>
                ) : (
                  template.name
                )}
              </Text>
            )}
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}

function AppliedCard({ invoice }: InvoiceProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  return (
    <RowsCard
      title={t('applied')}
      {...(invoice.applications.length > 0 && { description: t('appliedText') })}
      rows={invoice.applications}
      none={t('nothingApplied')}
    >
      {({ paymentId, entryId, appliedOn, amountMinor, sentence }, at) => (
        <PartRow
          key={`${entryId}-${at}`}
          title={
            <>
              {paymentId === null ? (
                t('credit')
              ) : (
                <TextLink to={paymentPaths.details(paymentId)}>{t('payment')}</TextLink>
              )}{' '}
              <DayText day={appliedOn} />
            </>
          }
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {sentence ?? t('byHand')}
        </PartRow>
      )}
    </RowsCard>
  );
}

function AdjustmentsCard({ invoice }: InvoiceProps) {
  const t = useMessages(detailsMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const { currency } = useCommunity();
  return (
    <RowsCard title={t('adjustments')} description={t('adjustmentsText')} rows={invoice.adjustments} none="">
      {({ id, number, kind, adjustedOn, amountMinor, isVoid }) => (
        <PartRow
          key={id}
          title={
            <TextLink to={adjustmentPaths.details(id)}>
              {tAdjustment(`numbered.${kind}`, { number })}
            </TextLink>
          }
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          <DayText day={adjustedOn} />
          {isVoid ? ` · ${t('isVoid')}` : null}
        </PartRow>
      )}
    </RowsCard>
  );
}
