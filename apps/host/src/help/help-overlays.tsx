import { lazy, Suspense, useEffect } from 'react';
import { loadHelp, useHelp } from './help.store';

const HelpPanel = lazy(loadHelp.panel);
const Tour = lazy(loadHelp.tour);

/** What of the help lies over the page; fetched when it is asked for. */
export function HelpOverlays() {
  const { shown, show } = useHelp();
  const close = () => show(null);
  // The next person does not find it open.
  useEffect(() => () => show(null), [show]);
  // Each waits by itself: one boundary would keep the panel half gone while the tour is on its way.
  return (
    <>
      <Suspense>
        {shown === 'panel' ? <HelpPanel onClose={close} onTour={() => show('tour')} /> : null}
      </Suspense>
      <Suspense>{shown === 'tour' ? <Tour onClose={close} /> : null}</Suspense>
    </>
  );
}
