import { useMessages } from '@courtyard/common';
import type { QuietHours } from '@courtyard/contract';
import { Box, Card, CardBody, CardHeader, SimpleGrid, Switch } from '@courtyard/ui';
import { TimeField, ZoneField } from './clock-fields';
import { settingsMessages } from './settings.messages';

/** From ten in the evening to seven in the morning, until the person says otherwise. */
const standard: QuietHours = { fromMinutes: 22 * 60, untilMinutes: 7 * 60, timeZone: null };

export interface QuietHoursCardProps {
  hours: QuietHours | null;
  onChange(hours: QuietHours | null): void;
}

/** Whether there are quiet hours, from when to when, and on whose clock. */
export function QuietHoursCard({ hours, onChange }: QuietHoursCardProps) {
  const t = useMessages(settingsMessages);
  return (
    <Card>
      <CardHeader title={t('quiet')} description={t('quietText')} />
      <CardBody>
        <Switch
          label={t('quietOn')}
          checked={hours !== null}
          onChange={(event) => onChange(event.target.checked ? standard : null)}
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
              <ZoneField zone={hours.timeZone} onChange={(timeZone) => onChange({ ...hours, timeZone })} />
            </Box>
          </SimpleGrid>
        )}
      </CardBody>
    </Card>
  );
}
