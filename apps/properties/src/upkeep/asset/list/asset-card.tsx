import { useFormats, useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { HStack, Stack, Text, TextLink } from '@courtyard/ui';
import { AssetConcerns } from '../asset-badges';
import { assetPaths } from '../asset-paths';
import { assetMessages } from '../asset.messages';
import { categoryMessages } from '../category.messages';
import { whereOf } from './assets.columns';

/** An asset on a card: for narrow windows, and for those who like it. */
export function AssetCard({ asset }: { asset: AssetSummary }) {
  const t = useMessages(assetMessages);
  const tCategory = useMessages(categoryMessages);
  const formats = useFormats();
  const facts = [tCategory(`category.${asset.category}`), whereOf(asset)].filter((fact) => fact !== null);
  const days = [
    asset.service === 'none' || asset.nextServiceOn === null
      ? null
      : `${t('nextServiceOn')} ${formats.day(asset.nextServiceOn)}`,
    asset.warrantyExpiresOn === null
      ? null
      : `${t('warrantyExpiresOn')} ${formats.day(asset.warrantyExpiresOn)}`,
  ].filter((day) => day !== null);
  return (
    <Stack gap="1" minWidth="0">
      <TextLink to={assetPaths.details(asset.id)}>{asset.name}</TextLink>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {days.map((day) => (
        <Text key={day} size="sm" numeric>
          {day}
        </Text>
      ))}
      <HStack gap="2" mt="1" flexWrap="wrap">
        <AssetConcerns asset={asset} />
      </HStack>
    </Stack>
  );
}
