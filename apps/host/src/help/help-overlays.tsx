import { lazyOverlay } from '@courtyard/common';
import { useEffect } from 'react';
import { useHelp } from './help.store';

const HelpPanel = lazyOverlay(
  async () => (await import(/* webpackChunkName: "help" */ './panel/help-panel')).default,
);
const Tour = lazyOverlay(async () => (await import(/* webpackChunkName: "tour" */ './tour/tour')).default);

/** What of the help lies over the page; fetched when it is asked for. */
export function HelpOverlays() {
  const { shown, show } = useHelp();
  const close = () => show(null);
  // The next person does not find it open.
  useEffect(() => () => show(null), [show]);
  if (shown === 'panel') return <HelpPanel onClose={close} onTour={() => show('tour')} />;
  return shown === 'tour' ? <Tour onClose={close} /> : null;
}
