import { useMessages, useUiConfig } from '@courtyard/common';
import type { StorageReport } from '@courtyard/contract';
import { Box, Card, CardBody, CardHeader, fileSize, Flex, Meter, Stack, Text } from '@courtyard/ui';
import { useRegistry } from '../../registry/registry.store';
import { titleIn } from '../../registry/title-in';
import { storageMessages } from './storage.messages';

/** What files of each section, or of each kind, take up, with a bar by the side of the largest. */
export function Shares({ report, by }: { report: StorageReport; by: 'section' | 'kind' }) {
  const t = useMessages(storageMessages);
  const sectionName = useSectionName();
  const parts =
    by === 'section'
      ? report.bySection.map(({ section, ...sum }) => ({ name: sectionName(section), ...sum }))
      : report.byKind.map(({ kind, ...sum }) => ({ name: t(`kind.${kind}`), ...sum }));
  const most = Math.max(1, ...parts.map(({ bytes }) => bytes));
  return (
    <Card>
      <CardHeader title={t(by === 'section' ? 'bySection' : 'byKind')} />
      <CardBody>
        <Stack as="ul" listStyleType="none" gap="4">
          {parts.map(({ name, files, bytes }) => (
            <Box as="li" key={name}>
              <Flex justify="space-between" gap="3" mb="1">
                <Text size="sm">{name}</Text>
                <Text size="sm" tone="muted" numeric whiteSpace="nowrap">
                  {fileSize(bytes)} · {t('files', { count: files })}
                </Text>
              </Flex>
              <Flex aria-hidden="true">
                <Meter label={name} value={bytes} max={most} />
              </Flex>
            </Box>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Sections as the menu calls them, those that are switched off too. */
function useSectionName(): (id: string | null) => string {
  const t = useMessages(storageMessages);
  const language = useUiConfig((config) => config.language);
  const registry = useRegistry((state) => state.registry);
  return (id) => {
    if (id === null) return t('unused');
    if (id === 'platform') return t('platform');
    const section = registry?.sections.find((each) => each.id === id);
    return section
      ? titleIn(section, language)
      : (registry?.disabled.find((each) => each.id === id)?.title ?? id);
  };
}
