import { toast, useMessages } from '@courtyard/common';
import { Button, failureText, Tooltip } from '@courtyard/ui';
import { useOverrides } from '../../federation';
import { overridesMessages } from './overrides.messages';

/** Goes back to the released builds of all sections, and says so where that did not work. */
export function useResetAll(): () => void {
  const t = useMessages(overridesMessages);
  const reset = useOverrides((state) => state.reset);
  return () =>
    void reset().catch((error: unknown) => {
      toast({ title: failureText(error, t('notReset')), kind: 'error' });
    });
}

/** Shows in the bar that a section runs from a local build; one press goes back. */
export function OverrideBadge() {
  const t = useMessages(overridesMessages);
  const count = useOverrides((state) => Object.keys(state.urls).length);
  const resetAll = useResetAll();
  if (count === 0) return null;
  return (
    <Tooltip label={t('resetHelp')}>
      <Button size="sm" icon="refresh" onClick={resetAll}>
        {t('badge', { count })}
      </Button>
    </Tooltip>
  );
}
