import { call, useMessages } from '@courtyard/common';
import { Field, Input, TextArea } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { EmailField } from '../form/account-fields';
import { AccountButton } from '../frame/account-button';
import { AccountForm } from '../form/account-form';
import { wrongEmail, wrongName, type Wrong } from '../form/account-input.rules';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { furtherMessages } from '../lazy/further.messages';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { useSubmission } from '../form/use-submission';

const nothing = { displayName: '', email: '', note: '' };

/** Whether people come by invitation only. Until it is known, and where it cannot be, the form stands: the server decides. */
function useIsClosed(): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call('GET /api/v1/member-auth/registration', { signal: controller.signal }).then(
      ({ data }) => setClosed(!data.isOpen),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return isClosed;
}

/** Ask to join the community. The answer never tells whether an address is known. */
export function RegisterPage() {
  const t = useMessages(furtherMessages);
  const tAccount = useMessages(accountMessages);
  const [values, setValues] = useState(nothing);
  const [wrong, setWrong] = useState<Wrong<'name' | 'email'>>({});
  const sending = useSubmission(() => call('POST /api/v1/member-auth/register', { body: values }));
  const isClosed = useIsClosed();
  const change = (part: Partial<typeof nothing>) => {
    setValues((before) => ({ ...before, ...part }));
    setWrong({});
  };
  const check = () => {
    const found = {
      ...wrongName(values.displayName),
      ...wrongEmail(values.email),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  };

  if (isClosed || sending.failure?.code === 'registration-closed') {
    return (
      <AccountLayout title={t('closedTitle')} text={t('closedText')}>
        <AccountButton to="/pages/login">{t('backToSignIn')}</AccountButton>
      </AccountLayout>
    );
  }
  if (sending.isDone) {
    return (
      <AccountLayout title={t('linkSentTitle')} text={t('confirmSentText', { email: values.email })}>
        <AccountButton to="/pages/login">{t('backToSignIn')}</AccountButton>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={t('registerTitle')}
      text={t('registerText')}
      aside={
        <>
          {t('haveAccount')} <AccountLink to="/pages/login">{tAccount('signIn')}</AccountLink>
        </>
      }
    >
      <AccountForm
        submitLabel={t('send')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {sending.failure && <FormAlert>{tAccount(failureKey(sending.failure))}</FormAlert>}
        <Field label={t('name')} help={t('nameHelp')} error={wrong.name && tAccount(wrong.name)}>
          <Input
            size="lg"
            name="name"
            autoComplete="name"
            maxLength={120}
            value={values.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
          />
        </Field>
        <EmailField
          value={values.email}
          error={wrong.email && tAccount(wrong.email)}
          onChange={(email) => change({ email })}
        />
        <Field label={t('note')} help={t('noteHelp')} mark="optional">
          <TextArea
            name="note"
            maxLength={500}
            value={values.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
      </AccountForm>
    </AccountLayout>
  );
}
