import { useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Box, Button, Flex, Icon, Stack, Text, useUndo } from '@courtyard/ui';
import { ConfirmDialog, Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { sectionsMessages } from './sections.messages';
import { useChangeSection } from './sections.queries';

type Way = 'promotion' | 'rollback';
type Move = NonNullable<SectionSetting[Way]>;

/** What is asked, as it was when it was: once it is done there is another next version, or another before. */
interface Asked {
  way: Way;
  from: string;
  move: Move;
}

export interface SectionMovesProps {
  setting: SectionSetting;
  /** Of the section, in the person's language. */
  title: string;
  isDisabled: boolean;
}

/** On to the next version and back to the one before, each asked once with both versions; either can be taken back. */
export function SectionMoves({ setting, title, isDisabled }: SectionMovesProps) {
  const t = useMessages(sectionsMessages);
  const change = useChangeSection();
  const done = useUndo();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, version, channel, pinnedVersion, promotion, rollback } = setting;
  const from = version ?? '';

  const go = async ({ version: to, channel: follows }: Move) => {
    const goTo = (next: Pick<SectionSetting, 'channel' | 'pinnedVersion'>, changedAt: string | null) =>
      change.mutateAsync({
        sectionId: id,
        channel: next.channel,
        pinnedVersion: next.channel === 'pinned' ? next.pinnedVersion : null,
        changedAt,
      });
    const { data } = await goTo({ channel: follows, pinnedVersion: to }, setting.changedAt);
    done({
      title: t('moved', { title, version: to }),
      undo: () => goTo({ channel, pinnedVersion }, data.changedAt),
      undone: t('moved', { title, version: from }),
    });
  };
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {rollback ? (
          <Button
            size="sm"
            disabled={isDisabled}
            aria-label={t('rollbackOf', { title, version: rollback.version })}
            onClick={() => setAsked({ way: 'rollback', from, move: rollback })}
          >
            {t('rollback')}
          </Button>
        ) : null}
        {promotion ? (
          <Button
            size="sm"
            disabled={isDisabled}
            aria-label={t('promotionOf', { title, version: promotion.version })}
            onClick={() => setAsked({ way: 'promotion', from, move: promotion })}
          >
            {t('promotion')}
          </Button>
        ) : null}
      </Flex>
      {asked ? (
        <MoveDialog
          section={title}
          title={t(`${asked.way}Title`, { title, from: asked.from, to: asked.move.version })}
          verb={t(`${asked.way}Verb`, { version: asked.move.version })}
          move={asked.move}
          onConfirm={() => go(asked.move)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface MoveDialogProps {
  /** What the section is called. */
  section: string;
  title: string;
  verb: string;
  move: Move;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Says what follows from the move, and asks; where the release does not fit it says why, and there is nothing to ask. */
function MoveDialog({ section, title, verb, move, onConfirm, onClose }: MoveDialogProps) {
  const t = useMessages(sectionsMessages);
  const { version, channel, misfits } = move;
  if (misfits.length > 0) {
    return (
      <Dialog
        open
        size="sm"
        title={t('incompatibilityTitle', { title: section, version })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('leaveIt')}</Button>}
      >
        <Flex gap="3" fontSize="sm" lineHeight="sm">
          <Box as="span" color="status.danger.fg">
            <Icon name="alert" />
          </Box>
          <Box minWidth="0" overflowWrap="anywhere">
            <Text fontWeight="medium">{t('doesNotFit')}</Text>
            <Box as="ul" ps="4" lang="en">
              {misfits.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Box>
          </Box>
        </Flex>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog open tone="primary" title={title} verb={verb} onConfirm={onConfirm} onClose={onClose}>
      <Stack gap="2">
        <p>{t('moveText')}</p>
        <p>{t(`then.${channel}`)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
