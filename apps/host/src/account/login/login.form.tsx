import { lazyContent, useAuth, useMessages } from '@courtyard/common';
import { type ReactNode, useEffect, useState } from 'react';
import { loadShell } from '../../app/entry/load-shell';
import { EmailField, PasswordField } from '../form/account-fields';
import { AccountForm } from '../form/account-form';
import { AccountLink } from '../frame/account-navigation';
import { wrongEmail, wrongPassword, type Wrong } from '../form/account-input.rules';
import { accountMessages } from '../account.messages';
import { failureKey, statusOf } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';

const SecondStep = lazyContent(
  async () => (await import(/* webpackChunkName: "account-further" */ './second-step.form')).SecondStepForm,
  null,
);

/** Email and password; the store signs in and says how it went. */
export function LoginForm({ note }: { note: ReactNode }) {
  const t = useMessages(accountMessages);
  const { login, loading, error, challenge } = useAuth();
  // Somebody whose session ended is asked for their password only.
  const [email, setEmail] = useState(() => useAuth.getState().user?.email ?? '');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong<'email' | 'password'>>({});
  // The store may still hold the error of another screen.
  const [isTried, setTried] = useState(false);
  useEffect(() => () => useAuth.setState({ error: null, challenge: null }), []);

  const check = () => {
    const found = { ...wrongEmail(email), ...wrongPassword(password) };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  /** Fetches the signed-in side while the person types. A failure shows when it is needed. */
  const prepare = () => void loadShell().catch(() => undefined);
  const submit = () => {
    setTried(true);
    void login({ email: email.trim(), password });
  };
  if (challenge) return <SecondStep {...challenge} />;
  return (
    <AccountForm submitLabel={t('signIn')} isSending={loading} isValid={check} onSubmit={submit}>
      {isTried && error ? <FormAlert>{t(failureKey({ status: statusOf(error) }))}</FormAlert> : note}
      <EmailField
        value={email}
        error={wrong.email && t(wrong.email)}
        onChange={(value) => {
          prepare();
          setEmail(value);
          setWrong({ ...wrong, email: undefined });
        }}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={wrong.password && t(wrong.password)}
        aside={<AccountLink to="/pages/reset-password">{t('forgot')}</AccountLink>}
        onChange={(value) => {
          prepare();
          setPassword(value);
          setWrong({ ...wrong, password: undefined });
        }}
      />
    </AccountForm>
  );
}
