import { useBlocker } from '@courtyard/common/router';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useHeldClose } from '../../overlays/modal/close-guard';
import { ConfirmDialog } from '../../overlays/modal/confirm-dialog';
import { useFormTexts } from '../forms.messages';

/** A page and the thing that it is about, `?id=`; what else is in an address only changes how a page looks. */
const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('id')}`;

/** Asks before the person leaves a form with changes that are not saved: in the application, by the browser, or by closing the dialog it is in. */
export function UnsavedChangesGuard() {
  const t = useFormTexts();
  const { isDirty, isSubmitting } = useFormState();
  const mustAsk = isDirty && !isSubmitting;
  const { held, stay, isInModal } = useHeldClose(mustAsk);
  // A step back closes the dialog and leaves no page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, isBack }) =>
      mustAsk && !(isInModal && isBack) && pageOf(currentLocation) !== pageOf(nextLocation),
  );

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
