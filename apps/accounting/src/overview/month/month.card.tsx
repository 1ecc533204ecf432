import { Can, useCan, useFormats, useMessages } from '@courtyard/common';
import {
  Card,
  CardBody,
  CardHeader,
  CardLine,
  CardList,
  Skeleton,
  StatusBadge,
  TextLink,
} from '@courtyard/ui';
import { bankPaths } from '../../bank-transaction/bank-transaction-paths';
import { useStandings } from '../../bank-transaction/bank-transaction.queries';
import { monthMessages } from './month.messages';
import { useBillCounts, useCloseChecks, usePeriods } from './month.queries';

const monthsPath = '/bookkeeping/periods';

/** The month's work of a treasurer in the order in which it is done, each line with what is open and where it is done. */
export function MonthCard() {
  const t = useMessages(monthMessages);
  return (
    <Card>
      <CardHeader
        title={t('title')}
        actions={
          <Can permission="Periods View">
            <TextLink to={monthsPath} fontSize="sm" py="1">
              {t('periods')}
            </TextLink>
          </Can>
        }
      />
      <CardBody>
        <CardList>
          <Can permission="Bank Transactions View">
            <BankLine />
          </Can>
          <Can permission="Bills List View">
            <BillLines />
          </Can>
          <Can permission="Periods View">
            <CloseLines />
          </Can>
        </CardList>
      </CardBody>
    </Card>
  );
}

interface WorkLineProps {
  title: string;
  to: string;
  /** Undefined until it is known. */
  count: number | undefined;
  isError?: boolean;
  detail?: string | undefined;
  /** Instead of how many are open. */
  text?: string | undefined;
}

/** One kind of work: a figure of it that is not known is no reason to hide where it is done. */
function WorkLine({ title, to, count, isError = false, detail, text }: WorkLineProps) {
  const t = useMessages(monthMessages);
  const state =
    count === undefined ? (
      isError ? null : (
        <Skeleton width="16" height="6" />
      )
    ) : count === 0 ? (
      <StatusBadge status="ok">{t('done')}</StatusBadge>
    ) : (
      <StatusBadge status="attention">{text ?? t('open', { count })}</StatusBadge>
    );
  return <CardLine to={to} title={title} detail={detail} aside={state} />;
}

function BankLine() {
  const t = useMessages(monthMessages);
  const { data, isError } = useStandings();
  const count = data?.reduce((sum, { open, doubtful }) => sum + open + doubtful, 0);
  return (
    <WorkLine
      title={t('bank')}
      to={`${bankPaths.list}?state=open&state=doubtful`}
      count={count}
      isError={isError}
    />
  );
}

function BillLines() {
  const t = useMessages(monthMessages);
  const { approve, pay, isError } = useBillCounts();
  return (
    <>
      <WorkLine title={t('approve')} {...approve} isError={isError} />
      <WorkLine title={t('pay')} {...pay} isError={isError} />
    </>
  );
}

/** What the checklist of the oldest open month says of work that has a page of its own, and the close itself. */
function CloseLines() {
  const t = useMessages(monthMessages);
  const formats = useFormats();
  const seesBanks = useCan('Banks List View');
  const seesRecurring = useCan('Recurring Templates List View');
  const periods = usePeriods();
  const next = periods.data?.next ?? null;
  const checks = useCloseChecks(next);
  const isError = periods.isError || checks.isError;

  /** What is open of a check; nothing is where no month is open. */
  const openOf = (name: string) => {
    if (periods.data && next === null) return 0;
    const check = checks.data?.find((one) => one.check === name);
    return check && (check.state === 'done' ? 0 : (check.count ?? 1));
  };
  const left = checks.data?.filter(({ state }) => state !== 'done').length;
  const months = periods.data?.months.filter(({ status }) => status === 'open').length;
  return (
    <>
      {seesRecurring ? (
        <WorkLine
          title={t('recurring')}
          to="/accounting/recurring-invoices"
          count={openOf('recurring')}
          isError={isError}
        />
      ) : null}
      {seesBanks ? (
        <WorkLine
          title={t('reconcile')}
          to="/banking-reports/bank-accounts"
          count={openOf('reconciled')}
          isError={isError}
        />
      ) : null}
      <WorkLine
        title={next === null ? t('upToDate') : t('close', { month: formats.month(`${next}-01`) })}
        to={next === null ? monthsPath : `${monthsPath}/details?month=${next}`}
        count={next === null ? months && 0 : months}
        isError={isError}
        detail={left === undefined ? undefined : left === 0 ? t('ready') : t('checks', { count: left })}
        text={months === undefined ? undefined : t('months', { count: months })}
      />
    </>
  );
}
