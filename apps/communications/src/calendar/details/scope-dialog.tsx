import { useMessages } from '@courtyard/common';
import type { CalendarScope } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarScopes } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { Button, HStack, Radio, Stack, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { detailsMessages } from './details.messages';

interface ScopeDialogProps {
  title: string;
  verb: 'move' | 'resize' | 'edit' | 'remove';
  onClose: () => void;
  onChoose: (scope: CalendarScope) => Promise<void> | void;
}

/** Asks which dates of an event that repeats are meant: this one, it and those that follow, or all. */
export function ScopeDialog({ title, verb, onClose, onChoose }: ScopeDialogProps) {
  const t = useMessages(detailsMessages);
  const [scope, setScope] = useState<CalendarScope>('this');
  const [isRunning, setRunning] = useState(false);
  const choose = async () => {
    setRunning(true);
    await onChoose(scope);
    setRunning(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${verb}Which`, { title })}
      footer={
        <HStack gap="3" justify="flex-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={verb === 'remove' ? 'danger' : 'primary'}
            loading={isRunning}
            onClick={() => void choose()}
          >
            {t(`${verb}Verb`)}
          </Button>
        </HStack>
      }
    >
      <Stack gap="3" role="radiogroup" aria-label={t('which')}>
        {calendarScopes.map((each) => (
          <Radio
            key={each}
            name="scope"
            value={each}
            label={t(`scope.${each}`)}
            checked={scope === each}
            onChange={() => setScope(each)}
          />
        ))}
        <Text size="sm" tone="muted">
          {t(`scopeText.${scope}`)}
        </Text>
      </Stack>
    </Dialog>
  );
}
