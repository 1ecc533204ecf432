import { useMessages } from '@courtyard/common';
import {
  type MailCadence,
  mailCadences,
} from '@courtyard/contract/platform/notifications/notification.values';
import type { NotificationChoice, NotificationSettingsChange } from '@courtyard/contract';
import { Box, Card, CardBody, CardHeader, Checkbox, Flex, Heading, NativeSelect, Text } from '@courtyard/ui';
import { SettingRow } from './setting-row';
import { settingsMessages } from './settings.messages';

type Change = NonNullable<NotificationSettingsChange['choices']>[number];

export interface ChoicesCardProps {
  choices: readonly NotificationChoice[];
  onChange(change: Change): void;
}

/** Each kind with its ways: in the list, pushed, by mail. */
export function ChoicesCard({ choices, onChange }: ChoicesCardProps) {
  const t = useMessages(settingsMessages);
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <Card>
      <CardHeader title={t('choices')} />
      <CardBody>
        {groups.map((group) => (
          <Box key={group} css={{ '&:not(:first-of-type)': { mt: '5' } }}>
            <Heading as="h3" size="xs">
              {group}
            </Heading>
            <Box as="ul" listStyleType="none">
              {choices
                .filter((choice) => choice.group === group)
                .map((choice) => (
                  <ChoiceRow key={choice.kind} choice={choice} onChange={onChange} />
                ))}
            </Box>
          </Box>
        ))}
      </CardBody>
    </Card>
  );
}

function ChoiceRow({
  choice,
  onChange,
}: { choice: NotificationChoice } & Pick<ChoicesCardProps, 'onChange'>) {
  const t = useMessages(settingsMessages);
  const { kind, label, isUrgent, inApp, push, email } = choice;
  const named = (what: 'inApp' | 'push' | 'email') => t('forKind', { what: t(what), kind: label });
  return (
    <SettingRow title={label} text={isUrgent ? t('urgent') : undefined}>
      <Flex align="center" gap="5" wrap="wrap">
        <Checkbox
          label={t('inApp')}
          aria-label={named('inApp')}
          checked={inApp}
          disabled={isUrgent}
          onChange={(event) => onChange({ kind, inApp: event.target.checked })}
        />
        <Checkbox
          label={t('push')}
          aria-label={named('push')}
          checked={push}
          onChange={(event) => onChange({ kind, push: event.target.checked })}
        />
        <Box width="9.5rem">
          {email === null ? (
            <Text size="sm" tone="subtle">
              {t('ownMail')}
            </Text>
          ) : (
            <MailSelect
              label={named('email')}
              value={email}
              cadences={isUrgent ? urgentCadences : mailCadences}
              onChange={(next) => onChange({ kind, email: next })}
            />
          )}
        </Box>
      </Flex>
    </SettingRow>
  );
}

/** What is urgent waits for no letter of a day. */
const urgentCadences = ['off', 'at-once'] as const;

function MailSelect(props: {
  label: string;
  value: MailCadence;
  cadences: readonly MailCadence[];
  onChange(cadence: MailCadence): void;
}) {
  const t = useMessages(settingsMessages);
  return (
    <NativeSelect
      size="sm"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => {
        const chosen = mailCadences.find((cadence) => cadence === event.target.value);
        if (chosen) props.onChange(chosen);
      }}
    >
      {props.cadences.map((cadence) => (
        <option key={cadence} value={cadence}>
          {t(cadence)}
        </option>
      ))}
    </NativeSelect>
  );
}
