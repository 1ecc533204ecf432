import { useAuth, useMessages } from '@courtyard/common';
import {
  type ColorScheme,
  colorSchemes,
  brandingPreviewCss,
  type Look,
} from '@courtyard/contract/platform/community/branding/branding.rules';
import { Box, Flex, listColors, SimpleGrid, Text, Wordmark } from '@courtyard/ui';
import { brandingMessages } from './branding.messages';

/** The theme's colours of one scheme, whatever the page is in. */
const colorsOf = (scheme: ColorScheme) =>
  Object.fromEntries(
    listColors().map((color) => [`--cy-colors-${color.name.replaceAll('.', '-')}`, color[scheme]]),
  );

/** How the head of a page will be in both schemes. */
export function BrandingPreview({ look }: { look: Omit<Look, 'name'> }) {
  const t = useMessages(brandingMessages);
  const name = useAuth((state) => state.user?.community.name ?? '');
  const nonce = document.getElementById('courtyard-boot')?.nonce;
  return (
    <Box as="section" aria-label={t('preview')}>
      <style nonce={nonce}>{brandingPreviewCss({ ...look, name })}</style>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {colorSchemes.map((scheme) => (
          <Box key={scheme} minWidth="0">
            <Text size="sm" fontWeight="medium" mb="1.5">
              {t(scheme === 'light' ? 'previewLight' : 'previewDark')}
            </Text>
            <Flex
              data-look={scheme}
              style={colorsOf(scheme)}
              align="center"
              height="bar"
              px="4"
              bg="bg.surface"
              borderWidth="1px"
              borderColor="border.default"
              borderRadius="md"
              overflow="hidden"
            >
              <Wordmark />
            </Flex>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
