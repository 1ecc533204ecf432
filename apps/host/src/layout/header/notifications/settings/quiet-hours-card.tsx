import { useCommunity, useMessages } from '@courtyard/common';
import type { QuietHours } from '@courtyard/contract';
import { minutesOf, timeOfDayAt } from '@courtyard/contract/days';
import { deviceZone } from '@courtyard/contract/intl';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  Field,
  Input,
  NativeSelect,
  SimpleGrid,
  Switch,
} from '@courtyard/ui';
import { useState } from 'react';
import { settingsMessages } from './settings.messages';

/** From ten in the evening to seven in the morning, until the person says otherwise. */
const usual: QuietHours = { fromMinutes: 22 * 60, untilMinutes: 7 * 60, timeZone: null };

export interface QuietHoursCardProps {
  hours: QuietHours | null;
  onChange(hours: QuietHours | null): void;
}

/** Whether there are quiet hours, from when to when, and on whose clock. */
export function QuietHoursCard({ hours, onChange }: QuietHoursCardProps) {
  const t = useMessages(settingsMessages);
  const community = useCommunity().timeZone;
  const device = deviceZone();
  const zones = [...new Set([device, ...(hours?.timeZone ? [hours.timeZone] : [])])];
  return (
    <Card>
      <CardHeader title={t('quiet')} description={t('quietText')} />
      <CardBody>
        <Switch
          label={t('quietOn')}
          checked={hours !== null}
          onChange={(event) => onChange(event.target.checked ? usual : null)}
        />
        {hours === null ? null : (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mt="4">
            <TimeField
              label={t('from')}
              minutes={hours.fromMinutes}
              other={hours.untilMinutes}
              onChange={(fromMinutes) => onChange({ ...hours, fromMinutes })}
            />
            <TimeField
              label={t('until')}
              minutes={hours.untilMinutes}
              other={hours.fromMinutes}
              onChange={(untilMinutes) => onChange({ ...hours, untilMinutes })}
            />
            <Box gridColumn={{ sm: '1 / -1' }}>
              <Field label={t('clock')}>
                <NativeSelect
                  value={hours.timeZone ?? ''}
                  onChange={(event) => onChange({ ...hours, timeZone: event.target.value || null })}
                >
                  <option value="">{t('community', { zone: community })}</option>
                  {zones.map((zone) => (
                    <option key={zone} value={zone}>
                      {zone === device ? t('device', { zone }) : zone}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
            </Box>
          </SimpleGrid>
        )}
      </CardBody>
    </Card>
  );
}

interface TimeFieldProps {
  label: string;
  minutes: number;
  /** The other end, from which it differs. */
  other: number;
  onChange(minutes: number): void;
}

/** What is typed is kept until it is a time, and taken when the field is left. */
function TimeField({ label, minutes, other, onChange }: TimeFieldProps) {
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
