import type { Person } from '@courtyard/contract/properties/occupancy/occupancy';
import { Text, TextLink, Wrap } from '@courtyard/ui';

/** E-mail and telephone as links; nothing where neither is known. */
export function PersonContacts({ person }: { person: Pick<Person, 'email' | 'phone'> }) {
  if (!person.email && !person.phone) return null;
  return (
    <Text as="div" size="sm">
      <Wrap columnGap="4" rowGap="0">
        {person.email ? (
          <TextLink
            href={`mailto:${person.email}`}
            overflowWrap="anywhere"
            fontWeight="normal"
            display="inline-block"
            py="0.5"
          >
            {person.email}
          </TextLink>
        ) : null}
        {person.phone ? (
          <TextLink href={`tel:${person.phone}`} fontWeight="normal" display="inline-block" py="0.5">
            {person.phone}
          </TextLink>
        ) : null}
      </Wrap>
    </Text>
  );
}
