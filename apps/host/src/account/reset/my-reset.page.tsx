import { call, useAuth, useMessages } from '@courtyard/common';
import { AccountButton } from '../frame/account-button';
import { AccountForm } from '../form/account-form';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { furtherMessages } from '../lazy/further.messages';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { useSubmission } from '../form/use-submission';

/** The variant for somebody who is signed in: the link goes to the address that is known. */
export function MyResetPage() {
  const t = useMessages(furtherMessages);
  const tAccount = useMessages(accountMessages);
  const email = useAuth((state) => state.user?.email ?? '');
  const sending = useSubmission(() => call('POST /api/v1/member-auth/password-reset', { body: { email } }));
  const isView = useAuth((state) => state.viewAs !== null);
  const back = <AccountLink to="/dashboard/default">{t('toDashboard')}</AccountLink>;

  // The call is public, so the server can't refuse it to who views as the member.
  if (isView) {
    return <AccountLayout title={t('resetTitle')} text={t('viewAsText')} aside={back} />;
  }
  if (sending.isDone) {
    return (
      <AccountLayout title={t('linkSentTitle')} text={t('linkSentText', { email })}>
        <AccountButton to="/dashboard/default">{t('toDashboard')}</AccountButton>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={t('resetTitle')} text={t('myResetText', { email })} aside={back}>
      <AccountForm
        submitLabel={t('sendLink')}
        isSending={sending.isSending}
        isValid={() => true}
        onSubmit={sending.submit}
      >
        {sending.failure && <FormAlert>{tAccount(failureKey(sending.failure))}</FormAlert>}
      </AccountForm>
    </AccountLayout>
  );
}
