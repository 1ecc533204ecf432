import { useCommunity, useMessages } from '@courtyard/common';
import { minutesOf, timeOfDayAt } from '@courtyard/contract/days';
import { deviceZone, zoneText } from '@courtyard/contract/intl';
import { Field, Input, NativeSelect } from '@courtyard/ui';
import { useState } from 'react';
import { settingsMessages } from './settings.messages';

interface TimeFieldProps {
  label: string;
  minutes: number;
  /** Another end, from which it differs. */
  other?: number;
  onChange(minutes: number): void;
}

/** What is typed is kept until it is a time, and taken when the field is left. */
export function TimeField({ label, minutes, other, onChange }: TimeFieldProps) {
  const t = useMessages(settingsMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const isSame = typed !== null && typed !== '' && minutesOf(typed) === other;
  const take = () => {
    if (typed && !isSame) onChange(minutesOf(typed));
    if (!isSame) setTyped(null);
  };
  return (
    <Field label={label} error={isSame ? t('sameTimes') : undefined}>
      <Input
        type="time"
        value={typed ?? timeOfDayAt(minutes)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
      />
    </Field>
  );
}

interface ZoneFieldProps {
  /** IANA name; null: the community's. */
  zone: string | null;
  onChange(zone: string | null): void;
}

/** On whose clock: the community's, this device's, or one that was chosen before. */
export function ZoneField({ zone: chosen, onChange }: ZoneFieldProps) {
  const t = useMessages(settingsMessages);
  const community = useCommunity().timeZone;
  const device = deviceZone();
  const zones = [...new Set([device, ...(chosen ? [chosen] : [])])];
  return (
    <Field label={t('clock')}>
      <NativeSelect value={chosen ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{t('community', { zone: zoneText(community) })}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone === device ? t('device', { zone: zoneText(zone) }) : zoneText(zone)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
