import { useMessages } from '@courtyard/common';
import { Box, Card, CardBody, CardHeader, Flex, Page, SimpleGrid, Stack, Text } from '@courtyard/ui';
import { designMessages } from './design.messages';

const radii = ['xs', 'sm', 'md', 'lg', 'full'] as const;

export default function ShadowPage() {
  const t = useMessages(designMessages);
  return (
    <Page title={t('shadowTitle')} description={t('shadowText')}>
      <Stack gap="6">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
          {(['raised', 'overlay'] as const).map((name) => (
            <Flex
              key={name}
              direction="column"
              justify="flex-end"
              height="10rem"
              p="5"
              bg="bg.surface"
              borderRadius="lg"
              boxShadow={name}
            >
              <Text fontWeight="medium">{name}</Text>
              <Text size="sm" tone="muted">
                {t(name)}
              </Text>
            </Flex>
          ))}
        </SimpleGrid>
        <Card>
          <CardHeader title={t('corners')} description={t('cornersText')} />
          <CardBody>
            <Flex gap="5" wrap="wrap">
              {radii.map((radius) => (
                <Box key={radius} textAlign="center">
                  <Box
                    width="16"
                    height="16"
                    bg="accent.subtle"
                    borderWidth="1px"
                    borderColor="accent.border"
                    borderRadius={radius}
                  />
                  <Text size="xs" tone="muted" mt="1">
                    {radius}
                  </Text>
                </Box>
              ))}
            </Flex>
          </CardBody>
        </Card>
      </Stack>
    </Page>
  );
}
