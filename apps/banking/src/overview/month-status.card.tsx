import { useFormats, useMessages } from '@courtyard/common';
import type { Period, Periods } from '@courtyard/contract/bookkeeping/period/period';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import { badgeOf, CardFrame, CardLine, CardList, CardNothing, PermittedCard, Text } from '@courtyard/ui';
import { monthMessages } from './month.messages';
import { monthPath, monthsPath, useCloseChecks, usePeriods } from './month.queries';

const shownMonths = 4;

const StatusBadge = badgeOf(periodLabels, 'status', { open: 'expected', closed: 'ok' });
const ConfirmationBadge = badgeOf(periodLabels, 'confirmation', {
  none: 'neutral',
  waiting: 'attention',
  confirmed: 'ok',
});

/** The oldest open month, closes that wait for their confirmation, and then the last months: at most a handful. */
function monthsToShow({ months, next }: Periods): Period[] {
  const first = months.find(({ month }) => month === next);
  const waiting = months.filter(({ confirmation }) => confirmation?.state === 'waiting');
  const chosen = new Set([...(first ? [first] : []), ...waiting, ...months]);
  return [...chosen].slice(0, shownMonths).toSorted((a, b) => b.month.localeCompare(a.month));
}

/** Which months are open, closed or waiting for their confirmation, and what stands in the way of the next close. */
export function MonthStatusCard() {
  return (
    <PermittedCard permission="Periods View">
      <MonthStatus />
    </PermittedCard>
  );
}

function MonthStatus() {
  const t = useMessages(monthMessages);
  return (
    <CardFrame
      title={t('title')}
      link={{ to: monthsPath, label: t('all') }}
      query={usePeriods()}
      lines={shownMonths}
      isNothing={({ months }) => months.every(({ isUsed }) => !isUsed)}
    >
      {(periods) =>
        periods.months.every(({ isUsed }) => !isUsed) ? (
          <CardNothing>{t('nothing')}</CardNothing>
        ) : (
          <>
            {periods.next === null ? (
              <Text size="sm" tone="muted" mb="3">
                {t('allClosed')}
              </Text>
            ) : (
              <NextClose month={periods.next} />
            )}
            <CardList>
              {monthsToShow(periods).map((period) => (
                <MonthLine key={period.month} period={period} />
              ))}
            </CardList>
          </>
        )
      }
    </CardFrame>
  );
}

/** The oldest open month, and how much there is to do before it is closed. */
function NextClose({ month }: { month: string }) {
  const t = useMessages(monthMessages);
  const formats = useFormats();
  const checks = useCloseChecks(month).data;
  const open = checks?.filter(({ state }) => state !== 'done').length;
  const oldest = t('oldest', { month: formats.month(`${month}-01`) });
  return (
    <Text size="sm" tone="muted" mb="3" minHeight="5">
      {open === undefined ? oldest : `${oldest} · ${open === 0 ? t('ready') : t('toDo', { count: open })}`}
    </Text>
  );
}

function MonthLine({ period: { month, status, action, confirmation } }: { period: Period }) {
  const t = useMessages(monthMessages);
  const formats = useFormats();
  const by =
    confirmation?.state === 'confirmed' && confirmation.by !== null
      ? t('confirmedBy', { name: confirmation.by })
      : status === 'closed' && action
        ? t('closedBy', { name: action.by })
        : undefined;
  return (
    <CardLine
      to={monthPath(month)}
      title={formats.month(`${month}-01`)}
      detail={by}
      aside={
        confirmation === null ? (
          <StatusBadge value={status} />
        ) : (
          <ConfirmationBadge value={confirmation.state} />
        )
      }
    />
  );
}
