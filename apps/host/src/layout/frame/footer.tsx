import { useMessages } from '@courtyard/common';
import { Text, TextLink } from '@courtyard/ui';
import { product } from '../../app/product';
import { layoutMessages } from '../layout.messages';

export function Footer() {
  const t = useMessages(layoutMessages);
  return (
    <Text
      as="footer"
      size="xs"
      tone="subtle"
      px={{ base: '4', md: '6' }}
      py="4"
      mt="auto"
      css={{
        // A message at the bottom of the window does not cover its link.
        'html:has([data-toast]) &': { pb: '20' },
        // What loads is mostly longer than its stand-in: below it the footer would come into sight only to leave it.
        'html:has(main [role=status][aria-busy=true]) &': { visibility: 'hidden' },
      }}
      _print={{ display: 'none' }}
      textAlign="center"
    >
      ©{' '}
      <TextLink href={product.company.url} external look="inline">
        {product.company.name}
      </TextLink>{' '}
      {t('rights')}
    </Text>
  );
}
