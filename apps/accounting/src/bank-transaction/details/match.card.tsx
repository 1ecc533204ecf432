import { useFormats, useMessages } from '@courtyard/common';
import type { BankTransaction } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { detailsMessages } from './details.messages';
import { MentionText } from './doubt.card';
import { BookedLines } from './suggestions.card';

/** What a line is in the books, who said so, and the other lines of the bank that are part of it. */
export function MatchCard({ line }: { line: BankTransaction }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { match } = line;
  if (!match) return null;
  const how = match.rule === null ? t(`how.${match.how}`) : t('ruleIs', { rule: match.rule });
  const others = match.transactions.filter(({ id }) => id !== line.id);
  return (
    <Card>
      <CardHeader
        title={t('matchTitle')}
        description={t('matchText', { how, by: match.by, at: formats.moment(match.at) })}
      />
      <CardBody>
        <Stack gap="4">
          <Text as="div" size="sm">
            <BookedLines lines={match.lines} />
          </Text>
          {others.length > 0 ? (
            <Stack gap="1">
              <Text size="xs" tone="muted">
                {t('together')}
              </Text>
              {others.map((other) => (
                <MentionText key={other.id} line={other} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
