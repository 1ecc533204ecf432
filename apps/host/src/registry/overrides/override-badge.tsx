import { useMessages } from '@courtyard/common';
import { Button, Tooltip } from '@courtyard/ui';
import { useOverrides } from '../../federation';
import { overridesMessages } from './overrides.messages';

/** Shows in the bar that a section runs from a local build; one press goes back. */
export function OverrideBadge() {
  const t = useMessages(overridesMessages);
  const count = useOverrides((state) => Object.keys(state.urls).length);
  const reset = useOverrides((state) => state.reset);
  if (count === 0) return null;
  return (
    <Tooltip label={t('resetHelp')}>
      <Button size="sm" icon="refresh" onClick={() => void reset()}>
        {t('badge', { count })}
      </Button>
    </Tooltip>
  );
}
