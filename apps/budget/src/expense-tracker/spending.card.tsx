import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, Money, Text } from '@courtyard/ui';
import { expensePaths } from './expense-paths';
import { useExpenseTracker } from './expense.queries';
import { daysOf } from './tracker/tracker-period.rules';
import { trackerMessages } from './tracker/tracker.messages';

const maxCategories = 4;

/** What was spent this month against the one before it, and on what most. */
export function SpendingCard() {
  const t = useMessages(trackerMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const period = daysOf('this-month', today);
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const tracker = useExpenseTracker(period);
  return (
    <CardFrame
      title={t('thisMonth')}
      link={{ to: expensePaths.tracker, label: t('open') }}
      query={tracker}
      lines={5}
      isNothing={({ total }) => total.amountMinor === 0 && total.beforeMinor === 0}
    >
      {({ total, before, categories }) => (
        <>
          <Text size="lg" fontWeight="semibold" numeric>
            {money(total.amountMinor)}
          </Text>
          <Text size="sm" tone="muted" mb="3">
            {t('spentBefore', {
              amount: money(total.beforeMinor),
              from: formats.day(before.from),
              to: formats.day(before.to),
            })}
          </Text>
          {categories.length === 0 ? (
            <CardNothing>{t('none')}</CardNothing>
          ) : (
            <CardList>
              {categories.slice(0, maxCategories).map(({ account, amountMinor }) => (
                <CardLine
                  key={account.id}
                  to={expensePaths.entries({ period, basis: 'accrual', accountId: account.id })}
                  title={account.name}
                  aside={
                    <Text as="span" size="sm">
                      <Money amountMinor={amountMinor} currency={currency} />
                    </Text>
                  }
                />
              ))}
            </CardList>
          )}
        </>
      )}
    </CardFrame>
  );
}
