import { lazyOverlay, useCan } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { useKeys } from '@courtyard/ui';
import { useState } from 'react';
import { useHelp } from '../../help/help.store';
import { usePlaces } from './use-places';

const OverridePanel = lazyOverlay(
  async () =>
    (await import(/* webpackChunkName: "overrides" */ '../../registry/overrides/override-panel'))
      .OverridePanel,
);

/** What shortcuts do on every page: go to a place, open the help with all of them, open the section overrides. */
export function Shortcuts() {
  const navigate = useNavigate();
  const places = usePlaces();
  const canOverride = useCan('Section Override');
  const [isOverriding, setOverriding] = useState(false);
  useKeys({
    help: () => useHelp.getState().show('panel'),
    ...(canOverride && {
      overrides: (event: KeyboardEvent) => {
        event.preventDefault();
        setOverriding(true);
      },
    }),
    ...Object.fromEntries(places.map(({ keys, url }) => [keys, () => void navigate(url)])),
  });

  return isOverriding ? <OverridePanel onClose={() => setOverriding(false)} /> : null;
}
