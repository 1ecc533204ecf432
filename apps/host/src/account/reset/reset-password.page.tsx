import { call, useMessages } from '@courtyard/common';
import { Button, Stack } from '@courtyard/ui';
import { useState } from 'react';
import { EmailField } from '../form/account-fields';
import { AccountButton } from '../frame/account-button';
import { AccountForm } from '../form/account-form';
import { wrongEmail, type Wrong } from '../form/account-input.rules';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink, useAccountNavigation } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { furtherMessages } from '../lazy/further.messages';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { useSubmission } from '../form/use-submission';
import { rememberReturn } from './return-memory';

/** Ask for a link to set a new password. The answer never tells whether an address is known. */
export function ResetPasswordPage() {
  const t = useMessages(furtherMessages);
  const tAccount = useMessages(accountMessages);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Wrong<'email'>>({});
  const { state } = useAccountNavigation().place;
  const sending = useSubmission(async () => {
    await call('POST /api/v1/member-auth/password-reset', { body: { email: email.trim() } });
    rememberReturn(state);
  });
  const check = () => {
    const found = wrongEmail(email);
    setWrong(found);
    return found.email === undefined;
  };

  if (sending.isDone) {
    return (
      <AccountLayout title={t('linkSentTitle')} text={t('linkSentText', { email: email.trim() })}>
        <Stack gap="3">
          <AccountButton to="/pages/login">{t('backToSignIn')}</AccountButton>
          <Button variant="ghost" size="lg" fullWidth onClick={sending.restart}>
            {t('askAgain')}
          </Button>
        </Stack>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={t('resetTitle')}
      text={t('resetText')}
      aside={<AccountLink to="/pages/login">{t('backToSignIn')}</AccountLink>}
    >
      <AccountForm
        submitLabel={t('sendLink')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {sending.failure && <FormAlert>{tAccount(failureKey(sending.failure))}</FormAlert>}
        <EmailField
          value={email}
          error={wrong.email && tAccount(wrong.email)}
          onChange={(value) => {
            setEmail(value);
            setWrong({});
          }}
        />
      </AccountForm>
    </AccountLayout>
  );
}
