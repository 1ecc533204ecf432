import { call, useAuth, useMessages } from '@courtyard/common';
import { Button, Text } from '@courtyard/ui';
import { useState } from 'react';
import { accountMessages } from '../account.messages';
import { AccountForm } from '../form/account-form';
import { CodeField } from '../form/code/code-field';
import { codeMessages } from '../form/code/code.messages';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { takeSession } from '../form/take-session';
import { useSubmission } from '../form/use-submission';

/** What is asked after the right password of who has a second factor. */
export function SecondStepForm({ challenge }: { challenge: string }) {
  const t = useMessages(codeMessages);
  const tAccount = useMessages(accountMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useSubmission(async () => {
    const { data } = await call('POST /api/v1/member-auth/login/second-step', { body: { challenge, code } });
    takeSession(data);
  });
  const check = () => {
    setMissing(code.trim() === '');
    return code.trim() !== '';
  };
  const { failure } = sending;
  const isWrong = failure?.status === 422;
  return (
    <AccountForm
      submitLabel={tAccount('signIn')}
      isSending={sending.isSending}
      isValid={check}
      onSubmit={sending.submit}
    >
      {failure && !isWrong ? (
        <FormAlert>{failure.status === 401 ? t('tooLate') : tAccount(failureKey(failure))}</FormAlert>
      ) : (
        <Text role="status">{t('secondText')}</Text>
      )}
      <CodeField
        hasRecovery
        value={code}
        error={isMissing ? t('missing') : isWrong ? t('wrong') : undefined}
        onChange={(value) => {
          setCode(value);
          setMissing(false);
          if (failure) sending.restart();
        }}
      />
      <Button size="sm" alignSelf="start" onClick={() => useAuth.setState({ challenge: null, error: null })}>
        {t('startOver')}
      </Button>
    </AccountForm>
  );
}
