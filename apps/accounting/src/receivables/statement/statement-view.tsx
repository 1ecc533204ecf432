import { downloadFile, useCan, useCommunity, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type {
  OpenCharge,
  StatementLine,
  UnitStatement,
} from '@courtyard/contract/accounting/receivables/statement/statement';
import { statementLineText } from '@courtyard/contract/accounting/receivables/statement/statement-line.labels';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  DayText,
  Money,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { CardColumns, Collapsible, RowsCard } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { adjustmentPaths } from './adjustment/adjustment-paths';
import { OverdueBadge } from '../invoice/invoice-badges';
import { invoicePaths } from '../invoice/invoice-paths';
import { AmountRow } from '../../parts/amount-row';
import { paymentPaths } from '../payment/payment-paths';
import { BalanceLines } from './balance-lines';
import { LaterCard } from '../collection/payoff/later.card';
import { OwnPlanCard } from './cards/own-plan.card';
import { HowToPay } from './how-to-pay';
import { statementMessages } from './statement.messages';

/** A unit's balance, its open charges and its account activity with running balance. */
export function StatementView({ statement, mine }: { statement: UnitStatement; mine: boolean }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { property, at, open } = statement;
  return (
    <Stack gap="5">
      <Card aria-label={property.name}>
        <CardHeader title={property.name} description={t('asOf', { day: formats.day(at) })} />
        <CardBody>
          <BalanceLines statement={statement} mine={mine} />
          {mine && statement.balanceMinor > 0 ? <HowToPay words={statement.howToPay} /> : null}
        </CardBody>
      </Card>
      <CardColumns
        left={
          <>
            {mine ? <OwnPlanCard plan={statement.plan} /> : null}
            <RowsCard
              title={t('open')}
              {...(open.length > 0 && { description: t(mine ? 'ownOpenText' : 'openText') })}
              rows={open}
              none={t('openNone')}
            >
              {(charge) => <ChargeRow key={charge.itemId} charge={charge} />}
            </RowsCard>
            <LaterCard later={statement.later} description={t('laterText')} />
          </>
        }
        right={<LinesCard statement={statement} mine={mine} />}
      />
    </Stack>
  );
}

/** The words, as the way to what they are about for those who may open it. */
function Leading({ to, children }: { to: string | null; children: ReactNode }) {
  const canOpen = useCan('Invoice Details View');
  return to !== null && canOpen ? <TextLink to={to}>{children}</TextLink> : children;
}

function ChargeRow({ charge }: { charge: OpenCharge }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { invoice, openMinor, originalMinor } = charge;
  const isPart = openMinor < originalMinor;
  return (
    <AmountRow
      title={charge.description}
      badge={<OverdueBadge due={charge} />}
      amountMinor={openMinor}
      below={isPart ? t('ofOriginal', { amount: formats.money(originalMinor, currency) }) : null}
    >
      {t('due', { day: formats.day(charge.dueOn) })} · {t('billedOn', { day: formats.day(charge.issuedOn) })}
      {invoice === null ? null : (
        <>
          {' · '}
          <Leading to={invoicePaths.details(invoice.id)}>{t('invoice', { number: invoice.number })}</Leading>
        </>
      )}
    </AmountRow>
  );
}

interface LinesCardProps {
  statement: UnitStatement;
  mine: boolean;
}

function LinesCard({ statement: { lines, broughtForwardMinor }, mine }: LinesCardProps) {
  const t = useMessages(statementMessages);
  const { currency } = useCommunity();
  return (
    <RowsCard
      title={t('lines')}
      description={t('linesText')}
      rows={lines}
      none={t('linesNone')}
      foot={
        broughtForwardMinor === 0 ? null : (
          <Text size="sm" tone="muted" mt="4">
            {t('before')}: <Money amountMinor={broughtForwardMinor} currency={currency} />
          </Text>
        )
      }
    >
      {(line, at) => <LineRow key={`${line.entryId} ${at}`} line={line} mine={mine} />}
    </RowsCard>
  );
}

/** The paper of a line, for whose it is: the invoice that was billed, the receipt of what was paid. */
function OwnPaper({ line: { kind, invoiceId, paymentId } }: { line: StatementLine }) {
  const t = useMessages(statementMessages);
  const paper =
    kind === 'charge' && invoiceId !== null
      ? { label: t('invoicePaper'), url: `/api/v1/my-invoices/${invoiceId}/paper`, file: 'invoice.pdf' }
      : kind === 'receipt' && paymentId !== null
        ? { label: t('receiptPaper'), url: `/api/v1/my-payments/${paymentId}/receipt`, file: 'receipt.pdf' }
        : null;
  return paper === null ? null : (
    <Box>
      <Button size="sm" variant="link" icon="download" onClick={() => downloadFile(paper.url, paper.file)}>
        {paper.label}
      </Button>
    </Box>
  );
}

function LineRow({ line, mine }: { line: StatementLine; mine: boolean }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const { currency } = useCommunity();
  const { invoiceId, paymentId, adjustmentId, balanceMinor } = line;
  const to =
    invoiceId !== null
      ? invoicePaths.details(invoiceId)
      : paymentId !== null
        ? paymentPaths.details(paymentId)
        : adjustmentId !== null
          ? adjustmentPaths.details(adjustmentId)
          : null;
  const after = formats.money(Math.abs(balanceMinor), currency);
  return (
    <AmountRow
      title={<Leading to={to}>{statementLineText(line, language)}</Leading>}
      amountMinor={line.amountMinor}
      below={t(balanceMinor < 0 ? 'afterCredit' : 'after', { amount: after })}
    >
      <DayText day={line.date} />
      <Collapsible title={t('activityDetails')}>
        <Stack gap="1" mt="1">
          <Text size="sm" tone="muted">
            {t('by', { by: line.postedBy, at: formats.moment(line.postedAt) })}
          </Text>
          {mine ? <OwnPaper line={line} /> : null}
        </Stack>
      </Collapsible>
    </AmountRow>
  );
}
