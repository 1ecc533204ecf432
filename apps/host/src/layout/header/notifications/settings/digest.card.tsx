import { useFormats, useMessages } from '@courtyard/common';
import type { DigestTime } from '@courtyard/contract';
import { addDays } from '@courtyard/contract/days';
import { Box, Card, CardBody, CardHeader, Field, NativeSelect, SimpleGrid } from '@courtyard/ui';
import { TimeField, ZoneField } from './clock-fields';
import { settingsMessages } from './settings.messages';

/** Any Monday: its week gives the days their names. */
const monday = '2027-01-04';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export interface DigestCardProps {
  digest: DigestTime;
  onChange(digest: DigestTime): void;
}

/** When letters of a day or a week arrive, and on whose clock. */
export function DigestCard({ digest, onChange }: DigestCardProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  return (
    <Card>
      <CardHeader title={t('digest')} description={t('digestText')} />
      <CardBody>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TimeField
            label={t('digestAt')}
            minutes={digest.minutes}
            onChange={(minutes) => onChange({ ...digest, minutes })}
          />
          <Field label={t('digestDay')}>
            <NativeSelect
              value={String(digest.weekday)}
              onChange={(event) => onChange({ ...digest, weekday: Number(event.target.value) })}
            >
              {weekdays.map((day) => (
                <option key={day} value={day}>
                  {formats.weekday(addDays(monday, day - 1))}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Box gridColumn={{ sm: '1 / -1' }}>
            <ZoneField zone={digest.timeZone} onChange={(timeZone) => onChange({ ...digest, timeZone })} />
          </Box>
        </SimpleGrid>
      </CardBody>
    </Card>
  );
}
