import { call, useAuth, useMessages } from '@courtyard/common';
import { Button, Text } from '@courtyard/ui';
import { accountMessages } from '../account.messages';
import { AccountForm } from '../form/account-form';
import { CodeField } from '../form/code/code-field';
import { codeMessages } from '../form/code/code.messages';
import { useCode } from '../form/code/use-code';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { takeSession } from '../form/take-session';

/** What is asked after the right password of who has a second factor. */
export function SecondStepForm({ challenge }: { challenge: string }) {
  const t = useMessages(codeMessages);
  const tAccount = useMessages(accountMessages);
  const { field, form, failure } = useCode(async (code) => {
    const { data } = await call('POST /api/v1/member-auth/login/second-step', { body: { challenge, code } });
    takeSession(data);
  });
  return (
    <AccountForm submitLabel={tAccount('signIn')} {...form}>
      {failure ? (
        <FormAlert>{failure.status === 401 ? t('tooLate') : tAccount(failureKey(failure))}</FormAlert>
      ) : (
        <Text role="status">{t('secondText')}</Text>
      )}
      <CodeField hasRecovery {...field} />
      <Button size="sm" alignSelf="start" onClick={() => useAuth.setState({ challenge: null, error: null })}>
        {t('startOver')}
      </Button>
    </AccountForm>
  );
}
