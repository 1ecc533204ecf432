import { call, type Challenge, useAuth, useMessages } from '@courtyard/common';
import type { PasskeyToUse } from '@courtyard/contract';
import { Button, Stack, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
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

/** What is asked after the right password of who has a second factor: what they have, or a recovery code. */
export function SecondStepForm({ token, factors }: Challenge) {
  const t = useMessages(codeMessages);
  const hasPasskey = factors.includes('passkey') && hasPasskeys();
  const hasApp = factors.includes('app');
  const [isByCode, setByCode] = useState(hasApp || !hasPasskey);
  const said = <Text role="status">{t('secondText')}</Text>;
  const startOver = (
    <Button size="sm" alignSelf="start" onClick={() => useAuth.setState({ challenge: null, error: null })}>
      {t('startOver')}
    </Button>
  );
  if (isByCode)
    return (
      <>
        <CodeStep token={token} recovery={hasApp ? 'too' : 'only'} said={said}>
          {startOver}
        </CodeStep>
        {hasPasskey ? <PasskeyStep token={token} /> : null}
      </>
    );
  return (
    <Stack gap="5">
      {said}
      <PasskeyStep token={token} />
      <Button size="sm" alignSelf="start" onClick={() => setByCode(true)}>
        {t('useRecovery')}
      </Button>
      {startOver}
    </Stack>
  );
}

interface CodeStepProps extends Pick<Challenge, 'token'> {
  recovery: 'too' | 'only';
  said: ReactNode;
  children: ReactNode;
}

function CodeStep({ token, recovery, said, children }: CodeStepProps) {
  const t = useMessages(codeMessages);
  const tAccount = useMessages(accountMessages);
  const { field, form, failure } = useCode(async (code) => {
    const body = { challenge: token, code };
    takeSession((await call('POST /api/v1/member-auth/login/second-step', { body })).data);
  });
  return (
    <AccountForm submitLabel={tAccount('signIn')} {...form}>
      {failure ? (
        <FormAlert>{failure.status === 401 ? t('tooLate') : tAccount(failureKey(failure))}</FormAlert>
      ) : (
        said
      )}
      <CodeField recovery={recovery} {...field} />
      {children}
    </AccountForm>
  );
}

function PasskeyStep({ token: challenge }: Pick<Challenge, 'token'>) {
  const step = async () => {
    const passkey = await signWithPasskey(await beginStep(challenge));
    const body = { challenge, passkey };
    takeSession((await call('POST /api/v1/member-auth/login/second-step/passkey', { body })).data);
  };
  return (
    <Stack gap="3" mt="3">
      <PasskeyButton onUse={step} />
    </Stack>
  );
}
