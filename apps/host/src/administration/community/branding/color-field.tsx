import { useMessages } from '@courtyard/common';
import type { communityBrandingInput } from '@courtyard/contract/platform/community/branding/community-branding';
import {
  type ColorScheme,
  contrastText,
  leastContrast,
  wordmarkContrast,
} from '@courtyard/contract/platform/community/branding/branding.rules';
import { Box, Icon, Text } from '@courtyard/ui';
import { ColorField, type FormOf, useFormValue } from '@courtyard/ui/forms';
import { brandingMessages } from './branding.messages';

const isColor = (value: string | null): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

interface WordmarkColorProps {
  form: FormOf<typeof communityBrandingInput>;
  scheme: ColorScheme;
  /** The product's own, where the picker starts. */
  ownColor: string;
}

/** The colour of the wordmark in a scheme, typed or picked, with what its contrast is before it is saved. */
export function WordmarkColor({ form, scheme, ownColor }: WordmarkColorProps) {
  const t = useMessages(brandingMessages);
  const name = scheme === 'light' ? 'wordmarkLight' : 'wordmarkDark';
  const value = useFormValue(form, name);
  const label = t(scheme);
  return (
    <Box>
      <ColorField
        {...form.field(name)}
        label={label}
        help={t('colorHelp')}
        pickLabel={t('pick', { label })}
        start={ownColor}
      />
      <Box role="status" aria-live="polite" minHeight="5" mt="1.5">
        {isColor(value) ? <Measured color={value} scheme={scheme} /> : null}
      </Box>
    </Box>
  );
}

function Measured({ color, scheme }: { color: string; scheme: ColorScheme }) {
  const t = useMessages(brandingMessages);
  const ratio = wordmarkContrast(color, scheme);
  const told = { ratio: contrastText(ratio), least: leastContrast };
  if (ratio >= leastContrast)
    return (
      <Text size="sm" tone="muted" numeric>
        {t('contrast', told)}
      </Text>
    );
  return (
    <Text size="sm" display="flex" gap="2" color="status.attention.fg" numeric>
      <Icon name="alert" size="sm" />
      {t(scheme === 'light' ? 'tooLow' : 'tooLowDark', told)}
    </Text>
  );
}
