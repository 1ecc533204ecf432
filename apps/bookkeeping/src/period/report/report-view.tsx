import { useFormats, useMessages } from '@courtyard/common';
import type { CloseReport } from '@courtyard/contract/bookkeeping/period/close-report';
import { subledgers } from '@courtyard/contract/bookkeeping/period/period.values';
import { Card, CardBody, CardHeader, Flex, Stack, StatusBadge, Text } from '@courtyard/ui';
import { CardColumns } from '@courtyard/ui/details';
import { accountPaths } from '../../account/account-paths';
import { FigureCard } from './figure.card';
import { FundRollForwardCard } from './fund-roll-forward.card';
import { ListingCard } from './listing.card';
import { reportMessages } from './report.messages';
import { useFigures } from './use-figures';

/** The close report of a month, as it is printed and mailed. */
export function ReportView({ report }: { report: CloseReport }) {
  const t = useMessages(reportMessages);
  return (
    <Stack gap="5">
      <StandingCard report={report} />
      <CardColumns
        left={
          <>
            <FundRollForwardCard report={report} />
            <BanksCard report={report} />
          </>
        }
        right={
          <>
            {subledgers.map((subledger) => (
              <ListingCard
                key={subledger}
                report={report}
                all={report.rollForwards.filter((of) => of.subledger === subledger)}
              />
            ))}
          </>
        }
      />
      {report.trialBalance.length === 0 ? (
        <Card>
          <CardHeader title={t('trialBalance')} description={t('nothing')} />
        </Card>
      ) : (
        <TrialBalanceCard report={report} />
      )}
    </Stack>
  );
}

/** Whether all of it agrees, and what it was made at. */
function StandingCard({ report }: { report: CloseReport }) {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const { closed, verifyCommand, head, madeAt } = report;
  const differs = [...report.rollForwards, ...report.fundRollForwards].some(
    ({ differenceMinor }) => differenceMinor !== 0,
  );
  return (
    <Card>
      <CardHeader title={t('report')} description={t('basis', { no: head.no, at: formats.moment(madeAt) })} />
      <CardBody>
        <Stack gap="4">
          <Flex gap="2" rowGap="1" flexWrap="wrap" align="center">
            <StatusBadge status={differs ? 'danger' : 'ok'}>
              {t(differs ? 'differsWord' : 'agreesWord')}
            </StatusBadge>
            <Text size="sm" flex="1 1 14rem">
              {t(differs ? 'differs' : 'agrees')}
            </Text>
          </Flex>
          {closed === null ? <Text size="sm">{t('openMonth')}</Text> : null}
          {verifyCommand === null ? null : (
            <Stack gap="1">
              <Text size="sm" fontWeight="medium">
                {t('chain')}
              </Text>
              <Text size="sm" tone="muted">
                {t('chainText')}
              </Text>
              <Text size="sm" fontFamily="mono" overflowWrap="anywhere">
                {verifyCommand}
              </Text>
            </Stack>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

function BanksCard({ report }: { report: CloseReport }) {
  const t = useMessages(reportMessages);
  const { money, fundName } = useFigures(report);
  return (
    <FigureCard
      title={t('banks')}
      description={t('banksText')}
      head={[t('account'), t('amount')]}
      rows={report.banks.map(({ accountId, code, name, fundId, balanceMinor }) => ({
        key: `${accountId} ${fundId}`,
        name: `${code} ${name}`,
        to: accountPaths.register(accountId, fundId, { to: report.to }),
        note: fundName(fundId),
        cells: [money(balanceMinor)],
      }))}
    />
  );
}

function TrialBalanceCard({ report }: { report: CloseReport }) {
  const t = useMessages(reportMessages);
  const { money, fundName } = useFigures(report);
  const { trialBalance, funds } = report;
  const used = funds.filter(({ id }) => trialBalance.some(({ fundId }) => fundId === id));
  const accounts = [...new Map(trialBalance.map((row) => [row.accountId, row])).values()];
  const amountOf = (accountId: string, fundId: string) =>
    trialBalance.find((row) => row.accountId === accountId && row.fundId === fundId)?.balanceMinor ?? null;
  const sumOf = (fundId: string) =>
    trialBalance.reduce((sum, row) => (row.fundId === fundId ? sum + row.balanceMinor : sum), 0);
  return (
    <FigureCard
      title={t('trialBalance')}
      head={[t('account'), ...used.map(({ id }) => fundName(id))]}
      rows={[
        ...accounts.map(({ accountId, code, name }) => ({
          key: accountId,
          name: `${code} ${name}`,
          to: accountPaths.details(accountId),
          cells: used.map(({ id }) => {
            const amount = amountOf(accountId, id);
            return amount === null
              ? { text: '' }
              : { ...money(amount), to: accountPaths.register(accountId, id, { to: report.to }) };
          }),
        })),
        { key: 'total', isTotal: true, name: t('total'), cells: used.map(({ id }) => money(sumOf(id))) },
      ]}
    />
  );
}
