import { toast, useMessages, useToday } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { addDays } from '@courtyard/contract/days';
import {
  Button,
  Card,
  CardFrame,
  CardLine,
  CardList,
  Flex,
  StatusBadge,
  TaskList,
  useTaskActions,
  useUndo,
} from '@courtyard/ui';
import { CardColumns, FactCard } from '@courtyard/ui/details';
import { designMessages } from './design.messages';

const here = '/components';

/** What waits for a person: late, today, and some day. */
export function TaskSpecimen() {
  const t = useMessages(designMessages);
  const today = useToday();
  const actions = useTaskActions();
  const waiting = { section: 'specimen', kind: 'specimen', span: null, action: null, link: here };
  const tasks: Task[] = [
    {
      ...waiting,
      id: 'renew',
      title: t('taskRenew'),
      text: 'Aspen 101',
      verb: t('renew'),
      dueOn: addDays(today, -3),
      urgency: 'overdue',
    },
    {
      ...waiting,
      id: 'approve',
      title: t('taskApprove'),
      text: null,
      verb: t('approve'),
      dueOn: today,
      urgency: 'today',
    },
    {
      ...waiting,
      id: 'answer',
      title: t('taskAnswer'),
      text: null,
      verb: t('answer'),
      dueOn: addDays(today, 20),
      urgency: 'later',
    },
  ];
  return <TaskList tasks={tasks} actions={actions} />;
}

/** A card of facts beside a card of the dashboard. */
export function CardSpecimens() {
  const t = useMessages(designMessages);
  const query = { data: ['Aspen 101', 'Birch 204'], error: null, refetch: () => Promise.resolve() };
  return (
    <CardColumns
      left={
        <FactCard
          title={t('facts')}
          facts={[
            { label: t('fieldName'), value: '204' },
            { label: t('payee'), value: 'Harbor Insurance' },
            { label: t('kind'), value: t('dues') },
            { label: t('dueOn'), value: null },
          ]}
          notes={t('fieldHelp')}
        />
      }
      right={
        <Card>
          <CardFrame
            title={t('dashboardCard')}
            link={{ to: here, label: t('seeAll') }}
            query={query}
            lines={2}
          >
            {(units) => (
              <CardList>
                {units.map((unit) => (
                  <CardLine
                    key={unit}
                    to={here}
                    title={unit}
                    detail={t('dues')}
                    aside={<StatusBadge status="attention">{t('dueSoon')}</StatusBadge>}
                  />
                ))}
              </CardList>
            )}
          </CardFrame>
        </Card>
      }
    />
  );
}

/** What a page says after an action: in passing, with a way back, and of a failure. */
export function ToastSpecimens() {
  const t = useMessages(designMessages);
  const offerUndo = useUndo();
  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => toast({ title: t('toastText'), kind: 'success' })}>{t('showToast')}</Button>
      <Button onClick={() => offerUndo({ title: t('archived'), undo: () => Promise.resolve() })}>
        {t('showUndo')}
      </Button>
      <Button onClick={() => toast({ title: t('fieldError'), kind: 'error' })}>{t('showFailure')}</Button>
    </Flex>
  );
}
