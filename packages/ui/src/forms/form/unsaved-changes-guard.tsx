import { useBlocker } from '@courtyard/common/router';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useHeldClose } from '../../overlays/modal/close-guard';
import { ConfirmDialog } from '../../overlays/modal/confirm-dialog';
import { useFormTexts } from '../forms.messages';

/** Asks before the person leaves a form with changes that are not saved: in the application, by the browser, or by closing the dialog it is in. */
export function UnsavedChangesGuard() {
  const t = useFormTexts();
  const { isDirty, isSubmitting } = useFormState();
  const mustAsk = isDirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAsk && currentLocation.pathname !== nextLocation.pathname,
  );

  const { held, stay } = useHeldClose(mustAsk);

  useEffect(() => {
    if (!mustAsk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || held !== null}
      title={t('leaveTitle')}
      verb={t('leave')}
      cancelLabel={t('stay')}
      onClose={() => {
        blocker.reset?.();
        stay();
      }}
      onConfirm={() => {
        blocker.proceed?.();
        held?.();
      }}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
