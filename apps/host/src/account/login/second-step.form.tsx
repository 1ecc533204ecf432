import { call, useAuth, useMessages } from '@courtyard/common';
import type { PasskeyToUse } from '@courtyard/contract';
import { Button, Stack, Text } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { accountMessages } from '../account.messages';
import { AccountForm } from '../form/account-form';
import { CodeField } from '../form/code/code-field';
import { codeMessages } from '../form/code/code.messages';
import { useCode } from '../form/code/use-code';
import { failureKey } from '../form/failure-text.rules';
import { FormAlert } from '../form/form-alert';
import { hasPasskeys, signWithPasskey } from '../form/passkey/browser-passkey';
import { PasskeyButton } from '../form/passkey/passkey-button';
import { takeSession } from '../form/take-session';

const beginStep = async (challenge: string): Promise<PasskeyToUse> =>
  (await call('POST /api/v1/member-auth/login/second-step/passkey/begin', { body: { challenge } })).data;

/** What is asked after the right password of who has a second factor. */
export function SecondStepForm({ challenge }: { challenge: string }) {
  const t = useMessages(codeMessages);
  const tAccount = useMessages(accountMessages);
  const { field, form, failure } = useCode(async (code) => {
    const { data } = await call('POST /api/v1/member-auth/login/second-step', { body: { challenge, code } });
    takeSession(data);
  });
  return (
    <>
      <AccountForm submitLabel={tAccount('signIn')} {...form}>
        {failure ? (
          <FormAlert>{failure.status === 401 ? t('tooLate') : tAccount(failureKey(failure))}</FormAlert>
        ) : (
          <Text role="status">{t('secondText')}</Text>
        )}
        <CodeField hasRecovery {...field} />
        <Button
          size="sm"
          alignSelf="start"
          onClick={() => useAuth.setState({ challenge: null, error: null })}
        >
          {t('startOver')}
        </Button>
      </AccountForm>
      <PasskeyStep challenge={challenge} />
    </>
  );
}

/** The step by a passkey, for who has one here. */
function PasskeyStep({ challenge }: { challenge: string }) {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    if (!hasPasskeys()) return;
    // Where it cannot be asked there are codes still.
    beginStep(challenge).then(
      ({ allowCredentials }) => setHasOne(allowCredentials.length > 0),
      () => undefined,
    );
  }, [challenge]);
  const step = async () => {
    const passkey = await signWithPasskey(await beginStep(challenge));
    const body = { challenge, passkey };
    takeSession((await call('POST /api/v1/member-auth/login/second-step/passkey', { body })).data);
  };
  if (!hasOne) return null;
  return (
    <Stack gap="3" mt="3">
      <PasskeyButton onUse={step} />
    </Stack>
  );
}
