import { useMessages } from '@courtyard/common';
import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Facts } from '@courtyard/ui/details';
import { FormSection } from '@courtyard/ui/forms';
import { accountMessages } from '../account.messages';
import { formMessages } from './form.messages';

/** What of an account stays since it was posted to, and why. */
export function FixedFacts({ account, funds }: { account: Account; funds: Chart['funds'] }) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const { type, fundId, control, purpose } = account;
  return (
    <FormSection title={t('stays')} description={t('staysText')}>
      <Facts
        facts={[
          { label: tAccount('type'), value: tAccount(`type.${type}`) },
          {
            label: tAccount('fund'),
            value: funds.find(({ id }) => id === fundId)?.name ?? tAccount('anyFund'),
          },
          { label: tAccount('control'), value: tAccount(`control.${control}`) },
          { label: tAccount('purpose'), value: purpose && tAccount(`purpose.${purpose}`) },
        ]}
      />
    </FormSection>
  );
}
