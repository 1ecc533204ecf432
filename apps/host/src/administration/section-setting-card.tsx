import { toast, useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Badge, Box, Card, Flex, Heading, StatusBadge, Switch, Text } from '@courtyard/ui';
import { administrationMessages } from './administration.messages';
import { ReleaseChoice } from './release-choice';
import { SectionFailures, SectionHistory } from './section-history';
import { SectionMisfit } from './section-misfit';
import { type SectionChange, useChangeSection } from './sections.queries';

/** One section: its switch, what it follows, and what was done to it. */
export function SectionSettingCard({
  setting,
  isReadOnly,
}: {
  setting: SectionSetting;
  isReadOnly: boolean;
}) {
  const t = useMessages(administrationMessages);
  const change = useChangeSection();
  const { id, title, enabled, version, releases } = setting;

  const save = (part: Omit<SectionChange, 'sectionId'>, said: string) =>
    change.mutate(
      { sectionId: id, ...part },
      {
        onSuccess: () => toast({ title: said, kind: 'success' }),
        onError: (error) => toast({ title: t('notSaved', { title, reason: error.message }), kind: 'error' }),
      },
    );
  return (
    <Card aria-label={title}>
      <Flex gap="5" p="5" wrap="wrap" align="center">
        <Box flex="1 1 16rem" minWidth="0">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Heading as="h2" size="sm">
              {title}
            </Heading>
            <StatusBadge status={enabled ? 'expected' : 'neutral'}>
              {enabled ? t('inUse') : t('off')}
            </StatusBadge>
          </Flex>
          <Flex gap="2" mt="1.5" align="center" wrap="wrap">
            <Text size="sm" tone="muted">
              {version ? t('version', { version }) : t('noVersion')}
            </Text>
            <Badge size="sm">{t('releases', { count: releases.length })}</Badge>
          </Flex>
        </Box>
        <ReleaseChoice setting={setting} isDisabled={isReadOnly || change.isPending} onChoose={save} />
        <Switch
          aria-label={title}
          checked={enabled}
          disabled={isReadOnly || change.isPending}
          onChange={(event) => {
            const next = event.target.checked;
            save({ enabled: next }, t(next ? 'nowOn' : 'nowOff', { title }));
          }}
        />
      </Flex>
      <SectionMisfit title={title} version={version} misfit={setting.misfit} />
      <SectionFailures failures={setting.failures} />
      <SectionHistory history={setting.history} />
    </Card>
  );
}
