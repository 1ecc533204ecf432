import { call, toast, useFormats, useMessages } from '@courtyard/common';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Flex,
  LoadingState,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { factorMessages } from './factors.messages';
import { useFactors, useFactorsAgain } from './factors.queries';
import { RecoveryCodesDialog } from './recovery-codes.dialog';
import { TotpDialog } from './totp.dialog';

type Opened =
  | { kind: 'add'; offered: { secret: string; uri: string } }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'remove' | 'renew' };

/** What the person signs in with besides the password. */
export function FactorsCard() {
  const t = useMessages(factorMessages);
  const formats = useFormats();
  const factors = useFactors();
  const again = useFactorsAgain();
  const failed = useFailureToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const show = (codes: string[]) => {
    setOpened({ kind: 'codes', codes });
    void again();
  };
  const add = async () => {
    const { data } = await call('POST /api/v1/member-auth/factors/totp');
    setOpened({ kind: 'add', offered: data });
  };
  const since = factors.data?.totpSince;
  return (
    <Card data-setting="factors">
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody>
        {factors.isPending ? <LoadingState /> : null}
        {factors.isError ? <ErrorState error={factors.error} onRetry={() => void factors.refetch()} /> : null}
        {factors.data ? (
          <>
            <Text size="sm">{since ? t('on', { when: formats.moment(since) }) : t('off')}</Text>
            {since ? (
              <Text size="sm" tone="muted">
                {t('left', { count: factors.data.recoveryCodesLeft })}
              </Text>
            ) : null}
            <Flex gap="2" wrap="wrap" mt="4">
              {since ? (
                <>
                  <Button onClick={() => setOpened({ kind: 'renew' })}>{t('newCodes')}</Button>
                  <Button onClick={() => setOpened({ kind: 'remove' })}>{t('remove')}</Button>
                </>
              ) : (
                <Button onClick={() => void add().catch(failed)}>{t('add')}</Button>
              )}
            </Flex>
          </>
        ) : null}
      </CardBody>
      {opened?.kind === 'add' ? (
        <TotpDialog offered={opened.offered} onConfirmed={show} onClose={close} />
      ) : null}
      {opened?.kind === 'codes' ? <RecoveryCodesDialog codes={opened.codes} onClose={close} /> : null}
      <ConfirmDialog
        open={opened?.kind === 'renew'}
        // Confirmed, it has led on to the codes.
        onClose={() => setOpened((now) => (now?.kind === 'renew' ? null : now))}
        title={t('newCodes')}
        verb={t('newCodes')}
        onConfirm={async () => {
          const { data } = await call('POST /api/v1/member-auth/factors/recovery-codes');
          show(data.recoveryCodes);
        }}
      >
        {t('newCodesText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={opened?.kind === 'remove'}
        onClose={close}
        title={t('remove')}
        verb={t('remove')}
        onConfirm={async () => {
          await call('DELETE /api/v1/member-auth/factors/totp');
          await again();
          toast({ title: t('removed'), kind: 'success' });
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Card>
  );
}
