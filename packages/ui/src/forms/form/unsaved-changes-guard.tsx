import { useBlocker } from '@courtyard/common/router';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../overlays/modal/confirm-dialog';
import { useFormTexts } from '../forms.messages';

/** Asks before the person leaves a form with changes that are not saved: in the application and by the browser. */
export function UnsavedChangesGuard() {
  const t = useFormTexts();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  const mustAsk = isDirty && !isSubmitting && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAsk && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!mustAsk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      verb={t('leave')}
      cancelLabel={t('stay')}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
