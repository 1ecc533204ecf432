import { Stack, Text } from '@courtyard/ui';

/** What a dialog says before it asks for something that cannot be taken back: a paragraph for each of what goes, what stays. */
export const Consequences = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap="2" mb="5">
    {texts.map((text) => (
      <Text key={text} size="sm" tone="muted">
        {text}
      </Text>
    ))}
  </Stack>
);
