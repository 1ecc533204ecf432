import { useBlocker } from '@courtyard/common/router';
import { useEffect } from 'react';
import { useHeldClose } from './modal/close-guard';
import { ConfirmDialog } from './modal/confirm-dialog';

/** A page and the record that it is about, `?id=`; what else is in an address only changes how a page looks. */
const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('id')}`;

interface LeaveGuardProps {
  mustAsk: boolean;
  texts: Record<'title' | 'text' | 'leave' | 'stay', string>;
}

/** Asks before the person leaves what would be lost: in the application, by the browser, or by closing the dialog it is in. */
export function LeaveGuard({ mustAsk, texts }: LeaveGuardProps) {
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
      title={texts.title}
      verb={texts.leave}
      cancelLabel={texts.stay}
      onClose={() => {
        blocker.reset?.();
        stay();
      }}
      onConfirm={() => {
        blocker.proceed?.();
        held?.();
      }}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
