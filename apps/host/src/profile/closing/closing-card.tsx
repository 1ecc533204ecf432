import { toast, useFormats, useMessages } from '@courtyard/common';
import { Button, Card, CardBody, Flex, Heading, Skeleton, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
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
  const mayAsk = data?.closesAt === null && data.lastAdministratorOf.length === 0;
  return (
    <Card as="section" aria-label={t('title')}>
      <CardBody>
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <Flex direction="column" gap="1" flex="1 1 20rem" minWidth="0">
            <Heading as="h2" size="md">
              {t('title')}
            </Heading>
            <Text as="div" size="sm" tone="muted" minHeight="5">
              {textOf()}
            </Text>
          </Flex>
          {data && data.closesAt !== null ? (
            <Button data-setting="closing" loading={cancel.isPending} onClick={keep}>
              {t('keep')}
            </Button>
          ) : null}
          {mayAsk ? (
            <Button data-setting="closing" onClick={() => setAsking(true)}>
              {t('close')}
            </Button>
          ) : null}
        </Flex>
      </CardBody>
      {isAsking ? <ClosingDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}
