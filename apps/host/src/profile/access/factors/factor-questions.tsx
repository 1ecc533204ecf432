import { call, toast, useMessages } from '@courtyard/common';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import type { Opened } from './factor-parts';
import { factorMessages } from './factors.messages';
import { useFactorsAgain } from './factors.queries';

interface FactorQuestionsProps {
  opened: Opened | null;
  onClose: (kind: Opened['kind']) => void;
  onCodes: (codes: string[]) => void;
}

/** What is asked before something is taken away. */
export function FactorQuestions({ opened, onClose, onCodes }: FactorQuestionsProps) {
  const t = useMessages(factorMessages);
  const again = useFactorsAgain();
  const passkey = opened?.kind === 'remove-passkey' ? opened.passkey : null;
  const removed = async (title: string) => {
    await again();
    toast({ title, kind: 'success' });
  };
  return (
    <>
      <ConfirmDialog
        open={opened?.kind === 'renew'}
        onClose={() => onClose('renew')}
        title={t('newCodes')}
        verb={t('newCodes')}
        onConfirm={async () => {
          const { data } = await call('POST /api/v1/member-auth/factors/recovery-codes');
          onCodes(data.recoveryCodes);
        }}
      >
        {t('newCodesText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={opened?.kind === 'remove'}
        onClose={() => onClose('remove')}
        title={t('remove')}
        verb={t('remove')}
        onConfirm={async () => {
          await call('DELETE /api/v1/member-auth/factors/totp');
          await removed(t('removed'));
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={passkey !== null}
        onClose={() => onClose('remove-passkey')}
        title={t('removePasskey')}
        verb={t('removePasskey')}
        onConfirm={async () => {
          if (!passkey) return;
          const params = { passkeyId: passkey.id };
          await call('DELETE /api/v1/member-auth/factors/passkeys/:passkeyId', { params });
          await removed(t('passkeyRemoved'));
        }}
      >
        {t('removePasskeyText', { name: passkey?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
