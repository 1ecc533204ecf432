import { downloadFile, useFormats, useMessages, useLabels } from '@courtyard/common';
import type { PayoffStatement } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { payoffVocabulary } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff-vocabulary';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import { Card, CardBody, CardHeader, Page, Stack, TextLink } from '@courtyard/ui';
import { CardColumns, FactCard, recordLoader, HistoryCard, RowsCard } from '@courtyard/ui/details';
import { invoicePaths } from '../../../invoice/invoice-paths';
import { AmountRow } from '../../../../parts/amount-row';
import { statementPaths } from '../../../statement/statement-paths';
import { FiguresView } from '../figures-view';
import { LaterCard } from '../later.card';
import { payoffPaths } from '../payoff-paths';
import { payoffMessages } from '../payoff.messages';
import { payoffs } from '../payoff.queries';

const PayoffLoader = recordLoader({
  messages: payoffMessages,
  title: (t) => t('payoff'),
  useOne: payoffs.useOne,
  list: invoicePaths.list,
});

/** `payoff-statements/details?id=`: a payoff as it was told, with its paper. */
export function PayoffPage() {
  return <PayoffLoader>{(payoff) => <PayoffView key={payoff.id} payoff={payoff} />}</PayoffLoader>;
}

function PayoffView({ payoff }: { payoff: PayoffStatement }) {
  const t = useMessages(payoffMessages);
  const formats = useFormats();
  const { id, number, property, owners, at, validUntil, requestedBy, feeInvoiceId } = payoff;
  return (
    <Page
      title={t('numbered', { number })}
      description={t('of', { unit: property.name, owners })}
      actions={{
        primary: {
          label: t('paper'),
          icon: 'download',
          onSelect: () => downloadFile(payoffPaths.paper(id), `payoff-${number}.pdf`),
        },
      }}
    >
      <CardColumns
        left={
          <>
            <Card>
              <CardHeader title={t('totalMinor')} />
              <CardBody>
                <Stack gap="4">
                  <FiguresView figures={payoff} />
                </Stack>
              </CardBody>
            </Card>
            <ChargesCard charges={payoff.charges} />
            <LaterCard later={payoff.later} description={t('laterText')} />
          </>
        }
        right={
          <>
            <FactCard
              title={t('about')}
              description={t('madeBy', { by: payoff.madeBy, at: formats.moment(payoff.madeAt) })}
              facts={[
                { label: t('at'), value: formats.day(at) },
                { label: t('validUntil'), value: formats.day(validUntil) },
                {
                  label: t('unit'),
                  value: <TextLink to={statementPaths.of(property.id)}>{property.name}</TextLink>,
                },
                { label: t('requestedBy'), value: requestedBy },
                ...(feeInvoiceId === null
                  ? []
                  : [
                      {
                        label: t('feeMinor'),
                        value: <TextLink to={invoicePaths.details(feeInvoiceId)}>{t('feeInvoice')}</TextLink>,
                      },
                    ]),
              ]}
            />
            <HistoryCard
              of={payoffs.historyOf(id)}
              vocabulary={payoffVocabulary}
              description={t('history')}
            />
          </>
        }
      />
    </Page>
  );
}

function ChargesCard({ charges }: Pick<PayoffStatement, 'charges'>) {
  const t = useMessages(payoffMessages);
  const tCharge = useLabels(chargeLabels);
  const formats = useFormats();
  return (
    <RowsCard title={t('charges')} rows={charges} none={t('chargesNone')}>
      {({ description, chargeType, dueOn, openMinor }, at) => (
        // Charges have no id here, and never change their order.
        <AmountRow key={at} title={description} amountMinor={openMinor}>
          {tCharge(`chargeType.${chargeType}`)} · {t('due', { day: formats.day(dueOn) })}
        </AmountRow>
      )}
    </RowsCard>
  );
}
