import { saveExport, useFormats, useMessages } from '@courtyard/common';
import type { GeneralLedger } from '@courtyard/contract/banking/report/ledger';
import type { EntriesPredicate } from '@courtyard/contract/banking/report/report-entries';
import { Button, CardBody, Flex, Text, TextLink } from '@courtyard/ui';
import { BasisChoice, DayChoice, ReportBar } from '@courtyard/ui/data';
import { FundChoice } from '../fund-choice';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { asShown, useGeneralLedger } from '../report.queries';
import { AccountsTable } from './accounts-table';
import { ledgerMessages } from './ledger.messages';
import { LinesTable } from './lines-table';
import { askedOf, useLedgerQuery } from './use-ledger-query';

/** `financial-reports/ledger`: the accounts of a period, or the entries of one of them; also where every figure of a report leads. */
export function GeneralLedgerPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('ledger')}>{() => <Ledger />}</ReportPage>;
}

function Ledger() {
  const t = useMessages(ledgerMessages);
  const tReport = useMessages(reportMessages);
  const { predicate, set } = useLedgerQuery();
  const query = askedOf(predicate);
  const found = useGeneralLedger(query);
  const account = found.data?.accounts.find(({ id }) => id === predicate.accountId);
  return (
    <ReportView
      title={account ? `${account.code} ${account.name}` : tReport('ledger')}
      description={account ? t('lineText') : t('text')}
      found={found}
      // Entries of an activity are where a figure led: no saved report is limited to them.
      savedAs={predicate.group === undefined ? 'ledger' : undefined}
      funds={found.data?.funds}
      paper={{
        url: '/api/v1/financial-reports/ledger/file',
        query,
        name: 'general-ledger',
        journalNo: found.data?.journalNo,
      }}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/ledger/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <DayChoice
              label={tReport('from')}
              at={predicate.from ?? ''}
              onChange={(day) => set({ from: day })}
            />
            <DayChoice label={tReport('to')} at={predicate.to} onChange={(day) => set({ to: day })} />
            <FundChoice
              funds={found.data?.funds ?? []}
              fundId={predicate.fundId ?? null}
              onChange={(value) => set({ fundId: value })}
            />
            <BasisChoice basis={predicate.basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
    >
      {(ledger) => (
        <>
          <Standing
            ledger={ledger}
            predicate={predicate}
            onAll={() => set({ type: '', group: '', closing: '', journalNo: '' })}
          />
          {account === undefined ? (
            <AccountsTable ledger={ledger} predicate={asShown(predicate, ledger)} />
          ) : (
            <LinesTable account={account} funds={ledger.funds} predicate={asShown(predicate, ledger)} />
          )}
        </>
      )}
    </ReportView>
  );
}

interface StandingProps {
  ledger: GeneralLedger;
  predicate: EntriesPredicate;
  onAll: () => void;
}

/** Of which entries the ledger is, and how to see more of them. */
function Standing({ ledger, predicate, onAll }: StandingProps) {
  const t = useMessages(ledgerMessages);
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { basis, from, to, journalNo, madeAt } = ledger;
  const facts = { basis: tReport(`basis.${basis}`), no: journalNo, at: formats.moment(madeAt) };
  const { accountId: _accountId, ...all } = predicate;
  const limits = [
    ...(predicate.type
      ? [t('limited', { types: formats.list(predicate.type.map((type) => tReport(`types.${type}`))) })]
      : []),
    ...(predicate.group ? [t('limited', { types: tReport(`group.${predicate.group}`) })] : []),
    ...(predicate.closing ? [] : [t('withoutClosing')]),
    ...(predicate.journalNo === undefined ? [] : [t('through')]),
  ];
  return (
    <CardBody>
      <Flex gap="3" rowGap="2" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {from === null
            ? tReport('asOfText', { ...facts, day: formats.day(to) })
            : tReport('periodText', { ...facts, from: formats.day(from), to: formats.day(to) })}
        </Text>
        {limits.length === 0 ? null : (
          <>
            <Text size="sm">{limits.join(' · ')}</Text>
            <Button size="sm" onClick={onAll}>
              {t('showAll')}
            </Button>
          </>
        )}
        {predicate.accountId === undefined ? null : (
          <TextLink to={reportPaths.entries(all)} fontSize="sm">
            {t('allAccounts')}
          </TextLink>
        )}
      </Flex>
    </CardBody>
  );
}
