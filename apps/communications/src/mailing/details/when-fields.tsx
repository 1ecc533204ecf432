import { useCommunity, useMessages } from '@courtyard/common';
import { timeOfDayAt, wallClock } from '@courtyard/contract/days';
import { deviceZone, zoneText } from '@courtyard/contract/intl';
import { Field, HStack, Input, NativeSelect } from '@courtyard/ui';
import { useState } from 'react';
import { detailsMessages } from './details.messages';

interface When {
  /** `2027-03-10T09:00`, empty as long as nothing is chosen. */
  local: string;
  timeZone: string;
}

/** `2027-03-10T09:00`: what calendar and clock show at a moment. */
function localOf(moment: string, timeZone: string): string {
  const { day, minutes } = wallClock(moment, timeZone);
  return `${day}T${timeOfDayAt(minutes)}`;
}

/** A time on the clock of a zone: that of `moment` on the community's to begin with, or nothing yet. */
export function useWhen(moment: string | null = null) {
  const { timeZone } = useCommunity();
  return useState<When>(() => ({ local: moment === null ? '' : localOf(moment, timeZone), timeZone }));
}

/** Day, time and zone. */
export function WhenFields({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const t = useMessages(detailsMessages);
  const { timeZone } = useCommunity();
  return (
    <HStack gap="3" flexWrap="wrap" alignItems="end">
      <Field label={t('day')} required>
        <Input
          type="datetime-local"
          value={when.local}
          onChange={(event) => onChange({ ...when, local: event.target.value })}
        />
      </Field>
      <Field label={t('zone')}>
        <NativeSelect
          value={when.timeZone}
          onChange={(event) => onChange({ ...when, timeZone: event.target.value })}
        >
          {[...new Set([timeZone, deviceZone(), 'UTC'])].map((name) => (
            <option key={name} value={name}>
              {zoneText(name)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </HStack>
  );
}
