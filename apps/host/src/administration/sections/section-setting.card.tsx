import { toast, useMessages, useUiConfig } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Badge, Box, Card, Flex, Heading, StatusBadge, Switch, Text, useUndo } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { sectionsMessages } from './sections.messages';
import { titleIn } from '../../registry/title-in';
import { ReleaseChoice } from './release-choice';
import { SectionFailures, SectionHistory } from './section-history';
import { SectionMoves } from './section-moves';
import { SectionIncompatibility } from './section-misfit';
import { type SectionChange, useChangeSection } from './sections.queries';

/** One section: its switch, what it follows, and what was done to it. */
export function SectionSettingCard({
  setting,
  isReadOnly,
}: {
  setting: SectionSetting;
  isReadOnly: boolean;
}) {
  const t = useMessages(sectionsMessages);
  const change = useChangeSection();
  const done = useUndo();
  const [isAsking, setAsking] = useState(false);
  const { id, enabled, version, releases } = setting;
  const title = titleIn(
    setting,
    useUiConfig((config) => config.language),
  );

  const showFailure = (error: Error) =>
    toast({ title: t('notSaved', { title, reason: error.message }), kind: 'error' });
  const save = (part: Omit<SectionChange, 'sectionId'>, said: string) =>
    change.mutate(
      { sectionId: id, ...part },
      {
        onSuccess: () => toast({ title: said, kind: 'success' }),
        onError: showFailure,
      },
    );
  // Switching off asks, for everybody loses the section at once; both ways can be taken back.
  const switchTo = async (next: boolean) => {
    const { data } = await change.mutateAsync({ sectionId: id, enabled: next });
    done({
      title: t(next ? 'nowOn' : 'nowOff', { title }),
      undo: () => change.mutateAsync({ sectionId: id, enabled: !next, changedAt: data.changedAt }),
      undone: t(next ? 'nowOff' : 'nowOn', { title }),
    });
  };
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
        <SectionMoves setting={setting} title={title} isDisabled={isReadOnly || change.isPending} />
        <Flex gap="5" align="center" flex={{ base: '1 1 12rem', md: '0 1 auto' }} justify="space-between">
          <ReleaseChoice setting={setting} isDisabled={isReadOnly || change.isPending} onChoose={save} />
          <Switch
            aria-label={title}
            checked={enabled}
            disabled={isReadOnly || change.isPending}
            onChange={(event) => {
              if (event.target.checked) void switchTo(true).catch(showFailure);
              else setAsking(true);
            }}
          />
        </Flex>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('offTitle', { title })}
          verb={t('offVerb', { title })}
          tone="primary"
          onConfirm={() => switchTo(false)}
        >
          {t('offText')}
        </ConfirmDialog>
      </Flex>
      <SectionIncompatibility title={title} version={version} misfit={setting.misfit} />
      <SectionFailures failures={setting.failures} />
      <SectionHistory history={setting.history} />
    </Card>
  );
}
