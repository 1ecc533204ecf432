import { useFormats, useMessages } from '@courtyard/common';
import type { Ownership } from '@courtyard/contract/properties/occupancy/occupancy';
import { Avatar, Box, HStack, Stack, Text } from '@courtyard/ui';
import { PartMenu } from '@courtyard/ui/details';
import { PersonContacts } from '../person/person-contacts';
import { personMessages } from '../person/person.messages';
import { PeriodBadge, PeriodText } from '../person/period';
import { ownershipMessages } from './ownership.messages';
import type { OwnershipPeriod } from './periods.rules';

interface OwnershipPeriodProps {
  period: OwnershipPeriod;
  /** Missing where the person may not change owners. */
  onAsk: ((action: 'change' | 'contact', ownership: Ownership) => void) | undefined;
}

/** One stretch of the timeline: from when to when, and who owned which share. */
export function OwnershipPeriodItem({ period, onAsk }: OwnershipPeriodProps) {
  const isCurrent = period.state === 'current';
  return (
    <Box
      as="li"
      position="relative"
      ps="5"
      pb="6"
      borderInlineStartWidth="2px"
      borderColor="border.default"
      ms="1.5"
      css={{ '&:last-of-type': { borderColor: 'transparent', pb: '3' } }}
    >
      <Box
        aria-hidden="true"
        position="absolute"
        insetInlineStart="-7px"
        top="1.5"
        width="3"
        height="3"
        borderRadius="full"
        bg={isCurrent ? 'accent.solid' : 'border.strong'}
      />
      <HStack gap="3" minHeight="6" flexWrap="wrap">
        <Text size="sm" fontWeight="semibold">
          <PeriodText period={period} />
        </Text>
        <PeriodBadge state={period.state} />
      </HStack>
      <Stack as="ul" gap="3" mt="3" listStyleType="none">
        {period.ownerships.map((ownership) => (
          <OwnerItem key={ownership.id} ownership={ownership} onAsk={onAsk} />
        ))}
      </Stack>
    </Box>
  );
}

function OwnerItem({ ownership, onAsk }: Pick<OwnershipPeriodProps, 'onAsk'> & { ownership: Ownership }) {
  const t = useMessages(ownershipMessages);
  const tPerson = useMessages(personMessages);
  const formats = useFormats();
  const { person, shareMillionths } = ownership;
  return (
    <HStack as="li" gap="3" alignItems="flex-start">
      <Box display={{ base: 'none', sm: 'block' }}>
        <Avatar name={person.name} size="sm" />
      </Box>
      <Box flex="1" minWidth="0">
        <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
          {person.name}
        </Text>
        <Text size="sm" tone="muted">
          {t('ofProperty', { share: formats.percent(shareMillionths) })}
        </Text>
        <PersonContacts person={person} />
      </Box>
      {onAsk ? (
        <PartMenu
          name={person.name}
          edit={() => onAsk('change', ownership)}
          editLabel={t('correct')}
          items={[
            { label: tPerson('editContact'), icon: 'user', onSelect: () => onAsk('contact', ownership) },
          ]}
        />
      ) : null}
    </HStack>
  );
}
