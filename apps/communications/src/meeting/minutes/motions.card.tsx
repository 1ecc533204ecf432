import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { Motion } from '@courtyard/contract/communications/meeting/motion/motion';
import { motionLabels } from '@courtyard/contract/communications/meeting/motion/motion.labels';
import { badgeOf } from '@courtyard/ui';
import { PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { useState } from 'react';
import { ExecutiveBadge } from '../meeting-status';
import { motions } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

const AddMotionDialog = lazyOverlay(async () => (await import('./motion.dialog')).AddMotionDialog);
const ChangeMotionDialog = lazyOverlay(async () => (await import('./motion.dialog')).ChangeMotionDialog);

const ResultBadge = badgeOf(motionLabels, 'result', {
  open: 'attention',
  carried: 'ok',
  failed: 'danger',
  tabled: 'neutral',
  withdrawn: 'neutral',
});

/** What was moved, with its vote and what became of it. */
export function MotionsCard({ meeting, isOpen }: { meeting: Meeting; isOpen: boolean }) {
  const t = useMessages(minutesMessages);
  const keeps = useCan('Meeting Update') && isOpen;
  const found = motions.useList(meeting.id);
  const [isAdding, setIsAdding] = useState(false);
  const [changing, setChanging] = useState<Motion | null>(null);
  const removal = useRemoval<Motion>(motions.useRemove(meeting.id).mutateAsync, ({ wording }) => ({
    name: wording.slice(0, 60),
    text: t('removeMotionText'),
    verb: t('removeMotionVerb'),
  }));
  const labels = {
    title: t('motions'),
    description: '',
    add: t('addMotion'),
    none: t('noMotions'),
    noneText: t('noMotionsText'),
  };
  return (
    <>
      <PartTab
        t={(key) => labels[key]}
        icon="list"
        add={keeps ? () => setIsAdding(true) : null}
        query={found}
      >
        {(motion) => (
          <PartRow
            key={motion.id}
            title={motion.wording}
            badge={
              <>
                <ResultBadge value={motion.result} />
                <ExecutiveBadge of={motion} />
              </>
            }
            menu={
              keeps ? (
                <PartMenu
                  name={motion.wording.slice(0, 60)}
                  edit={() => setChanging(motion)}
                  editLabel={t('changeMotion')}
                  onRemove={() => removal.ask(motion)}
                />
              ) : undefined
            }
          >
            <MotionFacts motion={motion} />
          </PartRow>
        )}
      </PartTab>
      {removal.dialog}
      {isAdding ? <AddMotionDialog meeting={meeting} onClose={() => setIsAdding(false)} /> : null}
      {changing ? (
        <ChangeMotionDialog meeting={meeting} motion={changing} onClose={() => setChanging(null)} />
      ) : null}
    </>
  );
}

function MotionFacts({
  motion: { mover, seconder, inFavor, against, abstained, method, countedBy, votes },
}: {
  motion: Motion;
}) {
  const t = useMessages(minutesMessages);
  const who = [
    mover === null ? '' : t('moved', { name: mover }),
    seconder === null ? '' : t('seconded', { name: seconder }),
  ].filter((part) => part !== '');
  const hasSums = inFavor !== null || against !== null;
  const vote = hasSums
    ? t(countedBy === 'unit' ? 'sumsOfHomes' : 'sums', {
        inFavor: inFavor ?? 0,
        against: against ?? 0,
        abstained: abstained ?? 0,
      })
    : t(`method.${method}`);
  return (
    <>
      <div>{[...who, vote].join(' · ')}</div>
      {votes.length > 0 ? (
        <div>{votes.map(({ name, vote: said }) => `${name}: ${t(`vote.${said}`)}`).join(' · ')}</div>
      ) : null}
    </>
  );
}
