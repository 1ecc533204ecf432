import { useMessages } from '@courtyard/common';
import { Box, Button, Heading, HStack, Stack } from '@courtyard/ui';
import { NumberField, PersonFields } from '@courtyard/ui/forms';
import { useFindPeople } from '../person/person.queries';
import { ownershipMessages } from './ownership.messages';

const millionthsPerPercent = 10_000;

interface BuyerFieldsProps {
  at: number;
  /** Missing where this is the only buyer. */
  onRemove: (() => void) | undefined;
}

/** One buyer of a sale: who, and which share. */
export function BuyerFields({ at, onRemove }: BuyerFieldsProps) {
  const t = useMessages(ownershipMessages);
  const find = useFindPeople();
  const number = at + 1;
  return (
    <Box
      role="group"
      aria-label={t('buyerNumber', { number })}
      p="4"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
    >
      <Stack gap="4">
        {onRemove ? (
          <HStack justifyContent="space-between" minHeight="8">
            <Heading as="h3" size="xs">
              {t('buyerNumber', { number })}
            </Heading>
            <Button size="sm" variant="ghost" aria-label={t('removeBuyer', { number })} onClick={onRemove}>
              {t('remove')}
            </Button>
          </HStack>
        ) : null}
        <PersonFields name={`buyers.${at}.person`} find={find} />
        <NumberField
          name={`buyers.${at}.shareMillionths`}
          label={t('shareMillionths')}
          scale={millionthsPerPercent}
          unit="%"
          required
        />
      </Stack>
    </Box>
  );
}
