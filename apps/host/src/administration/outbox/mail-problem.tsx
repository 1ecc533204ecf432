import { useMessages } from '@courtyard/common';
import type { OutboxEmail } from '@courtyard/contract';
import { Text } from '@courtyard/ui';
import { mailProblem } from './mail-problem.rules';
import { outboxMessages } from './outbox.messages';

/** Why a letter was not taken and what to do, then what the server itself said. */
export function MailProblem({ lastError, serverAnswer }: Pick<OutboxEmail, 'lastError' | 'serverAnswer'>) {
  const t = useMessages(outboxMessages);
  if (lastError === null) return null;
  return (
    <>
      <Text size="sm">{t(`problem.${mailProblem(lastError)}`)}</Text>
      <Text size="sm" tone="muted" mt="1" overflowWrap="anywhere">
        {serverAnswer === null ? t('code', { code: lastError }) : t('answered', { answer: serverAnswer })}
      </Text>
    </>
  );
}
