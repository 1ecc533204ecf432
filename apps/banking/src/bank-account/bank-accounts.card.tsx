import { useCommunity, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, Money, Text } from '@courtyard/ui';
import { bankAccountMessages } from './bank-account.messages';
import { bankAccountPaths } from './bank-account-paths';
import { useBankAccounts } from './bank-account.queries';

/** The balance of each bank account in the books, today. */
export function BankAccountsCard() {
  const t = useMessages(bankAccountMessages);
  const { currency } = useCommunity();
  return (
    <CardFrame
      title={t('title')}
      link={{ to: bankAccountPaths.list, label: t('all') }}
      query={useBankAccounts()}
      lines={3}
    >
      {({ accounts }) =>
        accounts.length === 0 ? (
          <CardNothing>{t('noneText')}</CardNothing>
        ) : (
          <CardList>
            {accounts.map(({ account, fund, balanceMinor }) => (
              <CardLine
                key={account.id}
                to={bankAccountPaths.details(account.id)}
                title={account.name}
                detail={fund.name}
                aside={
                  <Text as="span" size="sm">
                    <Money amountMinor={balanceMinor} currency={currency} />
                  </Text>
                }
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
