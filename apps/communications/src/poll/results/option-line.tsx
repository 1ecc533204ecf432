import { useFormats } from '@courtyard/common';
import { Flex, Meter, Stack, Text } from '@courtyard/ui';

interface OptionLineProps {
  name: string;
  weight: number;
  /** What a whole bar is. */
  most: number;
}

/** What an option got: its name, the figure, and a bar. */
export function OptionLine({ name, weight, most }: OptionLineProps) {
  const formats = useFormats();
  const text = formats.number(Math.round(weight * 100) / 100);
  return (
    <Stack gap="1">
      <Flex justify="space-between" gap="4">
        <Text size="sm">{name}</Text>
        <Text size="sm" fontVariantNumeric="tabular-nums">
          {text}
        </Text>
      </Flex>
      <Meter label={name} value={weight} max={most} text={text} />
    </Stack>
  );
}
