import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { chartVocabulary } from '@courtyard/contract/bookkeeping/account/chart-vocabulary';
import { Badge, Page } from '@courtyard/ui';
import { HistoryCard } from '@courtyard/ui/details';
import { Tabs } from '@courtyard/ui/overlays';
import { AccountLoader } from '../account-loader';
import { accountMessages } from '../account.messages';
import { accounts } from '../account.queries';
import { inNormalSide } from '../chart/chart.rules';
import { AboutTab } from './about.tab';
import { detailsMessages } from './details.messages';
import { RegisterTab } from './register/register.tab';
import { useAccountActions } from './use-account-actions';

/** `chart-of-accounts/details?id=`: its register, what it is, and what happened to it. */
export function AccountPage() {
  return <AccountLoader>{(account) => <AccountView key={account.id} account={account} />}</AccountLoader>;
}

function AccountView({ account }: { account: Account }) {
  const t = useMessages(detailsMessages);
  const tAccount = useMessages(accountMessages);
  const actions = useAccountActions(account);
  const [params, setParams] = useSearchParams();
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, code, name, type, isHeading, archivedAt } = account;
  const typeText = tAccount(`type.${type}`);
  const amount = formats.money(inNormalSide(type, totalOf(account)), currency);
  const about = { value: 'about', label: t('about'), content: <AboutTab account={account} /> };
  const register = { value: 'register', label: t('register'), content: <RegisterTab account={account} /> };
  const history = {
    value: 'history',
    label: t('history'),
    content: (
      <HistoryCard of={accounts.historyOf(id)} vocabulary={chartVocabulary} description={t('historyText')} />
    ),
  };
  const items = isHeading ? [about, history] : [register, about, history];
  const [first] = items;
  return (
    <Page
      title={`${code} ${name}`}
      description={isHeading ? `${typeText} · ${t('heading')}` : t('stands', { type: typeText, amount })}
      badge={archivedAt ? <Badge>{t('isArchived')}</Badge> : null}
      actions={actions}
    >
      <Tabs
        label={t('partsOf', { name })}
        items={items}
        value={items.find(({ value }) => value === params.get('tab'))?.value ?? first?.value ?? ''}
        onChange={(tab) => setParams({ id, ...(tab === first?.value ? {} : { tab }) })}
      />
    </Page>
  );
}

const totalOf = ({ balances }: Account) => balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
