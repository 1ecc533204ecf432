import type { Person } from '@courtyard/contract/properties/occupancy/occupancy';
import { Avatar, Box, HStack, Text } from '@courtyard/ui';
import { PersonContacts } from './person-contacts';

/** A person of a property in a list: who, as what, and how to reach them. */
export function PersonLine({ person, role }: { person: Person; role: string }) {
  return (
    <HStack as="li" gap="3" alignItems="flex-start">
      <Avatar name={person.name} size="sm" />
      <Box minWidth="0">
        <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
          {person.name}
        </Text>
        <Text size="sm" tone="muted">
          {role}
        </Text>
        <PersonContacts person={person} />
      </Box>
    </HStack>
  );
}
