import { call, useAuth, useMessages } from '@courtyard/common';
import { Button } from '@courtyard/ui';
import { useState } from 'react';
import { accountMessages } from '../../account.messages';
import { AccountForm } from '../../form/account-form';
import { failureKey } from '../../form/failure-text.rules';
import { FormAlert } from '../../form/form-alert';
import { takeSession } from '../../form/take-session';
import { useSubmission } from '../../form/use-submission';
import { AccountButton } from '../../frame/account-button';
import { AccountLayout } from '../../frame/account-layout';
import { useAccountNavigation } from '../../frame/account-navigation';
import { furtherMessages } from '../further.messages';
import { confirmMessages } from './confirm.messages';

/** What a letter may ask to be confirmed. */
const kinds = ['join', 'email', 'undo'] as const;
type Kind = (typeof kinds)[number];

interface Done {
  email: string;
  /** To set a new password with. */
  passwordToken?: string;
}

const confirming: Record<Kind, (token: string) => Promise<Done>> = {
  async join(token) {
    const { data } = await call('POST /api/v1/member-auth/register/confirm', { body: { token } });
    return data;
  },
  async email(token) {
    const { data } = await call('POST /api/v1/member-auth/email-change/confirm', { body: { token } });
    const { user } = useAuth.getState();
    if (user) takeSession({ ...user, email: data.email });
    return data;
  },
  async undo(token) {
    const { data } = await call('POST /api/v1/member-auth/email-change/undo', { body: { token } });
    useAuth.getState().forget();
    return { email: data.email, passwordToken: data.token };
  },
};

function kindOf(hash: string): Kind {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get('kind');
  return kinds.find((kind) => kind === named) ?? 'email';
}

/**
 * Confirms what the link of a letter is about. It takes a press: programs that look through mail open links, and must not
 * confirm anything by it.
 */
export function ConfirmPage({ token }: { token: string }) {
  const t = useMessages(confirmMessages);
  const tAccount = useMessages(accountMessages);
  const tFurther = useMessages(furtherMessages);
  const { place, go } = useAccountNavigation();
  const kind = kindOf(place.hash);
  const isSignedIn = useAuth((state) => state.user !== null);
  const [done, setDone] = useState<Done | null>(null);
  const sending = useSubmission(async () => setDone(await confirming[kind](token)));
  const on = isSignedIn ? '/dashboard/default' : '/pages/login';
  const onLabel = isSignedIn ? tFurther('toDashboard') : tAccount('signIn');

  if (done)
    return (
      <AccountLayout title={t(`${kind}DoneTitle`)} text={t(`${kind}DoneText`, { email: done.email })}>
        {done.passwordToken ? (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onClick={() => go(`/reset-password#token=${done.passwordToken}`)}
          >
            {t('setPassword')}
          </Button>
        ) : (
          <AccountButton to={on} variant="primary">
            {onLabel}
          </AccountButton>
        )}
      </AccountLayout>
    );
  const { failure } = sending;
  if (failure?.status === 422 || failure?.code === 'registration-closed')
    return (
      <AccountLayout title={t('unusableTitle')} text={t('unusableText')}>
        <AccountButton to={on}>{onLabel}</AccountButton>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t(`${kind}Title`)} text={t(`${kind}Text`)}>
      <AccountForm
        submitLabel={t(`${kind}Verb`)}
        isSending={sending.isSending}
        isValid={() => true}
        onSubmit={sending.submit}
      >
        {failure && <FormAlert>{tAccount(failureKey(failure))}</FormAlert>}
      </AccountForm>
    </AccountLayout>
  );
}
