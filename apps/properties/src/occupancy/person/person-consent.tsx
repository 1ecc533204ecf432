import { useMessages } from '@courtyard/common';
import { Box, Heading, Text } from '@courtyard/ui';
import { ConsentOnPaper } from '@courtyard/ui/forms';
import { properties } from '../../property/property.queries';
import { personMessages } from './person.messages';

/** Whether required notices may come to somebody by e-mail. */
export function PersonConsent({ personId }: { personId: string }) {
  const t = useMessages(personMessages);
  const path = '/api/v1/properties/people/:personId/mail-consent';
  const { data } = properties.useRead(`GET ${path}`, { ids: [personId] });
  const recording = properties.useWrite(`PUT ${path}`, personId);
  if (!data) return null;
  return (
    <Box as="section" mt="5" pt="4" borderTopWidth="1px" borderColor="border.default">
      <Heading as="h3" size="sm">
        {t('consent')}
      </Heading>
      <Text size="sm" tone="muted" mb="3">
        {t('consentText')}
      </Text>
      <ConsentOnPaper consent={data} onRecord={(values) => recording.mutateAsync(values)} />
    </Box>
  );
}
