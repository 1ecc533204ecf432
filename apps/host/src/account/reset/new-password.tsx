import { call, useAuth, useMessages } from '@courtyard/common';
import { useState } from 'react';
import { AccountButton } from '../frame/account-button';
import { AccountForm } from '../form/account-form';
import { wrongNewPassword, type Wrong } from '../form/account-input.rules';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink, useAccountNavigation } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { furtherMessages } from '../lazy/further.messages';
import { type Failure, failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { NewPasswordField } from '../form/strength/new-password-field';
import { strengthMessages } from '../form/strength/strength.messages';
import { useSubmission } from '../form/use-submission';
import { isFirstPassword } from './reset-token.rules';
import { recallReturn } from './return-memory';

/** Sets a password, the first or a new one, with the token of a mailed link; every session of the person ends, this one too. */
export function NewPassword({ token }: { token: string }) {
  const t = useMessages(furtherMessages);
  const tAccount = useMessages(accountMessages);
  const tStrength = useMessages(strengthMessages);
  const [password, setPassword] = useState('');
  const [wanted] = useState(recallReturn);
  const isFirst = isFirstPassword(useAccountNavigation().place);
  const [wrong, setWrong] = useState<Wrong<'password'>>({});
  const sending = useSubmission(async () => {
    await call('POST /api/v1/member-auth/password-reset/confirm', { body: { token, password } });
    useAuth.getState().forget();
  });
  const check = () => {
    const found = wrongNewPassword(password);
    setWrong(found);
    return found.password === undefined;
  };

  const failureText = (failure: Failure) => {
    if (failure.code === 'common-password') return tStrength('refused');
    return isAboutLink(failure) ? t('linkDead') : tAccount(failureKey(failure));
  };

  if (sending.isDone) {
    return (
      <AccountLayout
        title={t('passwordSetTitle')}
        text={t(isFirst ? 'firstPasswordSetText' : 'passwordSetText')}
      >
        <AccountButton to="/pages/login" variant="primary" state={wanted}>
          {tAccount('signIn')}
        </AccountButton>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={t(isFirst ? 'firstPasswordTitle' : 'newPasswordTitle')}
      text={isFirst ? undefined : t('newPasswordText')}
      aside={
        <AccountLink to="/pages/reset-password" state={wanted}>
          {t('askAgain')}
        </AccountLink>
      }
    >
      <AccountForm
        submitLabel={t('savePassword')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {sending.failure && <FormAlert>{failureText(sending.failure)}</FormAlert>}
        <NewPasswordField
          label={isFirst ? tAccount('password') : t('newPassword')}
          about={[]}
          value={password}
          error={wrong.password && tAccount(wrong.password)}
          onChange={(value) => {
            setPassword(value);
            setWrong({});
          }}
        />
      </AccountForm>
    </AccountLayout>
  );
}

/** Any other refusal of what was sent is about the token: the password's length was checked here already. */
function isAboutLink({ status }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
