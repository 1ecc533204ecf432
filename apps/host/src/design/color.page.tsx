import { toast, useMessages } from '@courtyard/common';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  IconButton,
  listColors,
  Page,
  SimpleGrid,
  Stack,
  Text,
} from '@courtyard/ui';
import { designMessages } from './design.messages';

/** `status.ok.fg` belongs to `status`. */
const groupOf = (name: string) => name.split('.')[0] ?? name;

/** Every semantic color with its value in both themes. */
export default function ColorPage() {
  const t = useMessages(designMessages);
  const colors = listColors();
  const groups = [...new Set(colors.map(({ name }) => groupOf(name)))];
  return (
    <Page title={t('colorTitle')} description={t('colorText')}>
      <Stack gap={{ base: '4', md: '5' }}>
        {groups.map((group) => (
          <Card key={group}>
            <CardHeader title={group} />
            <CardBody>
              <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
                {colors
                  .filter(({ name }) => groupOf(name) === group)
                  .map((color) => (
                    <Swatch key={color.name} {...color} />
                  ))}
              </SimpleGrid>
            </CardBody>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

function Swatch({ name, light, dark }: { name: string; light: string; dark: string }) {
  const t = useMessages(designMessages);
  const copy = async () => {
    await navigator.clipboard.writeText(name);
    toast({ title: t('copied', { name }) });
  };
  return (
    <Box display="flex" gap="3" alignItems="center" minWidth="0">
      <Box
        display="flex"
        flexShrink="0"
        overflow="hidden"
        borderRadius="md"
        borderWidth="1px"
        borderColor="border.default"
        aria-hidden="true"
      >
        <Box width="8" height="10" style={{ background: light }} />
        <Box width="8" height="10" style={{ background: dark }} />
      </Box>
      <Box minWidth="0" flex="1">
        <Text size="sm" fontWeight="medium" truncate>
          {name}
        </Text>
        <Text size="xs" tone="subtle" numeric truncate>
          {light} · {dark}
        </Text>
      </Box>
      <IconButton icon="copy" size="sm" label={t('copyName', { name })} onClick={() => void copy()} />
    </Box>
  );
}
