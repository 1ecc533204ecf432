import { toast, useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, LoadingState, Stack } from '@courtyard/ui';
import { useState } from 'react';
import { AppPart, CodesPart, type Opened, PasskeysPart } from './factor-parts';
import { FactorQuestions } from './factor-questions';
import { factorMessages } from './factors.messages';
import { useFactors, useFactorsAgain } from './factors.queries';
import { PasskeyDialog } from './passkeys/passkey.dialog';
import { RecoveryCodesDialog } from './recovery-codes.dialog';
import { TotpDialog } from './totp.dialog';

/** What the person signs in with besides the password. */
export function FactorsCard() {
  const t = useMessages(factorMessages);
  const factors = useFactors();
  const again = useFactorsAgain();
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was open may have led on to something else meanwhile.
  const closeOf = (kind: Opened['kind']) => setOpened((now) => (now?.kind === kind ? null : now));
  const show = (codes: string[]) => {
    setOpened({ kind: 'codes', codes });
    void again();
  };
  return (
    <Card data-setting="factors">
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody>
        {factors.isPending ? <LoadingState /> : null}
        {factors.isError ? <ErrorState error={factors.error} onRetry={() => void factors.refetch()} /> : null}
        {factors.data ? (
          <Stack gap="6">
            <PasskeysPart factors={factors.data} onOpen={setOpened} />
            <AppPart factors={factors.data} onOpen={setOpened} />
            <CodesPart factors={factors.data} onOpen={setOpened} />
          </Stack>
        ) : null}
      </CardBody>
      {opened?.kind === 'add' ? (
        <TotpDialog offered={opened.offered} onConfirmed={show} onClose={() => closeOf('add')} />
      ) : null}
      {opened?.kind === 'codes' ? (
        <RecoveryCodesDialog codes={opened.codes} onClose={() => closeOf('codes')} />
      ) : null}
      {opened?.kind === 'passkey' ? (
        <PasskeyDialog
          passkey={opened.passkey}
          onClose={() => closeOf('passkey')}
          onDone={(codes) => {
            toast({ title: t(opened.passkey ? 'renamed' : 'passkeyAdded'), kind: 'success' });
            if (codes) return show(codes);
            closeOf('passkey');
            void again();
          }}
        />
      ) : null}
      <FactorQuestions opened={opened} onClose={closeOf} onCodes={show} />
    </Card>
  );
}
