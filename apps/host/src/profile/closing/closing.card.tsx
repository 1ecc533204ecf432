import { toast, useFormats, useMessages } from '@courtyard/common';
import { Button, Skeleton } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { ActionCard } from '../access/action.card';
import { ClosingDialog } from './closing.dialog';
import { closingMessages } from './closing.messages';
import { useCancelClosing, useClosing } from './closing.queries';

/** Closing the account: what it would end, why it cannot be done, or until when it can be taken back. */
export function ClosingCard() {
  const t = useMessages(closingMessages);
  const formats = useFormats();
  const { data } = useClosing();
  const cancel = useCancelClosing();
  const [isAsking, setAsking] = useState(false);
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: t('kept'), kind: 'success' }),
      onError: () => toast({ title: t('failed'), kind: 'error' }),
    });
  const textOf = (): ReactNode => {
    if (!data) return <Skeleton height="5" />;
    const { closesAt, communities, lastAdministratorOf } = data;
    if (closesAt !== null) return t('waiting', { when: formats.moment(closesAt) });
    if (lastAdministratorOf.length > 0)
      return t('blocked', { communities: formats.list(lastAdministratorOf) });
    return t('text', { communities: formats.list(communities) });
  };
  const canAsk = data?.closesAt === null && data.lastAdministratorOf.length === 0;
  const action =
    data && data.closesAt !== null ? (
      <Button data-setting="closing" loading={cancel.isPending} onClick={keep}>
        {t('keep')}
      </Button>
    ) : canAsk ? (
      <Button data-setting="closing" onClick={() => setAsking(true)}>
        {t('close')}
      </Button>
    ) : null;
  return (
    <ActionCard title={t('title')} text={textOf()} action={action}>
      {isAsking ? <ClosingDialog onClose={() => setAsking(false)} /> : null}
    </ActionCard>
  );
}
