import { call, useAuth, useMessages } from '@courtyard/common';
import type { InvitationOffer } from '@courtyard/contract/people/admission/invitation/invitation';
import { Button, Field, Input } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { accountMessages } from '../../account.messages';
import { PasswordField } from '../../form/account-fields';
import { AccountForm } from '../../form/account-form';
import { wrongName, wrongNewPassword, wrongPassword, type Wrong } from '../../form/account-input.rules';
import { type Failure, failureKey, failureOf } from '../../form/failure-text.rules';
import { FormAlert } from '../../form/form-alert';
import { NewPasswordField } from '../../form/strength/new-password-field';
import { strengthMessages } from '../../form/strength/strength.messages';
import { takeSession } from '../../form/take-session';
import { useSubmission } from '../../form/use-submission';
import { AccountButton } from '../../frame/account-button';
import { AccountLayout } from '../../frame/account-layout';
import { useAccountNavigation } from '../../frame/account-navigation';
import { furtherMessages } from '../further.messages';
import { invitationMessages } from './invitation.messages';

type Read = { offer: InvitationOffer } | { failure: Failure } | null;

const isUnusable = ({ code, status }: Failure) => code === 'invitation-unusable' || status === 422;

/** Accepts the invitation of a mailed link: with a new password, or with the one that the person has already. */
export function AcceptInvitationPage({ token }: { token: string }) {
  const t = useMessages(invitationMessages);
  const tAccount = useMessages(accountMessages);
  const [read, setRead] = useState<Read>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    call('POST /api/v1/member-auth/invitation', { body: { token } }).then(
      ({ data }) => isCurrent && setRead({ offer: data }),
      (error: unknown) => isCurrent && setRead({ failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (read === null) return <AccountLayout title={t('title')} text={t('loading')} />;
  if ('offer' in read) return <AcceptForm token={token} offer={read.offer} />;
  if (isUnusable(read.failure))
    return (
      <AccountLayout title={t('unusableTitle')} text={t('unusableText')}>
        <AccountButton to="/pages/login">{tAccount('signIn')}</AccountButton>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('failedTitle')} text={tAccount(failureKey(read.failure))}>
      <Button size="lg" fullWidth onClick={() => setAttempt(attempt + 1)}>
        {t('again')}
      </Button>
    </AccountLayout>
  );
}

function AcceptForm({ token, offer }: { token: string; offer: InvitationOffer }) {
  const t = useMessages(invitationMessages);
  const tFurther = useMessages(furtherMessages);
  const tAccount = useMessages(accountMessages);
  const tStrength = useMessages(strengthMessages);
  const { go } = useAccountNavigation();
  const [displayName, setName] = useState(offer.name);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong<'name' | 'password'>>({});
  const { email, hasPassword } = offer;
  const sending = useSubmission(async () => {
    const body = { token, displayName: displayName.trim(), password };
    const { data } = await call('POST /api/v1/member-auth/invitation/accept', { body });
    // Whoever this browser was before is not the one who accepted.
    useAuth.getState().forget();
    takeSession(data);
    go('/dashboard/default', { replace: true });
  });
  const check = () => {
    const found = {
      ...wrongName(displayName),
      ...(hasPassword ? wrongPassword(password) : wrongNewPassword(password)),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  const failureText = (failure: Failure) => {
    if (failure.code === 'second-factor') return t('secondFactor');
    if (failure.code === 'invitation-unusable') return t('unusableText');
    return failure.code === 'common-password' ? tStrength('refused') : tAccount(failureKey(failure));
  };
  const passwordField = {
    label: tAccount('password'),
    value: password,
    error: wrong.password && tAccount(wrong.password),
    onChange(value: string) {
      setPassword(value);
      setWrong({});
    },
  };
  return (
    <AccountLayout title={t('title')} text={t(hasPassword ? 'textKnown' : 'textNew', { email })}>
      <AccountForm
        submitLabel={t('accept')}
        isSending={sending.isSending || sending.isDone}
        isValid={check}
        onSubmit={sending.submit}
      >
        {sending.failure && <FormAlert>{failureText(sending.failure)}</FormAlert>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          label={tFurther('name')}
          help={tFurther('nameHelp')}
          error={wrong.name && tAccount(wrong.name)}
        >
          <Input
            size="lg"
            name="name"
            autoComplete="name"
            maxLength={120}
            value={displayName}
            onChange={(event) => {
              setName(event.target.value);
              setWrong({});
            }}
          />
        </Field>
        {hasPassword ? (
          <PasswordField {...passwordField} autoComplete="current-password" />
        ) : (
          <NewPasswordField {...passwordField} about={[email, displayName]} />
        )}
      </AccountForm>
    </AccountLayout>
  );
}
