import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type {
  BankSuggestion,
  BankTransaction,
  BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import {
  Badge,
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorLine,
  HStack,
  LoadingState,
  Text,
  TextLink,
  useIsNarrow,
  useKeys,
} from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { entryPath } from '../../receivables/invoice/invoice-paths';
import { useSuggestions } from '../bank-transaction.queries';
import { detailsMessages } from './details.messages';
import { useAccept } from './use-accept';

/** What a line may be in the books, with the reasons; A accepts the first. */
export function SuggestionsCard({ line }: { line: BankTransaction }) {
  const t = useMessages(detailsMessages);
  const canMatch = useCan('Bank Transaction Match');
  const isNarrow = useIsNarrow();
  const suggestions = useSuggestions(line.id, true);
  const { accept, isPending } = useAccept(line);
  const [first] = suggestions.data ?? [];
  useKeys(canMatch && first ? { accept: () => accept(first) } : {});
  return (
    <Card>
      <CardHeader
        title={t('suggestions')}
        description={
          // A phone has no keys.
          canMatch ? t(isNarrow ? 'suggestionsOrder' : 'suggestionsText') : undefined
        }
      />
      <CardBody>
        {suggestions.isError ? (
          <ErrorLine onRetry={() => void suggestions.refetch()}>{t('noSuggestions')}</ErrorLine>
        ) : null}
        {suggestions.isPending ? <LoadingState /> : null}
        {suggestions.data?.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noSuggestions')}
          </Text>
        ) : null}
        <Box as="ul" listStyleType="none" my="-3">
          {suggestions.data?.map((suggestion, at) => (
            <Suggestion
              key={[
                suggestion.rule?.ruleId,
                ...suggestion.lines.map(({ entryId, line: no }) => `${entryId} ${no}`),
              ].join(' ')}
              suggestion={suggestion}
              action={
                canMatch ? (
                  <Button
                    size="sm"
                    variant={at === 0 ? 'primary' : 'secondary'}
                    loading={isPending && at === 0}
                    onClick={() => accept(suggestion)}
                  >
                    {t(suggestion.rule ? 'post' : 'accept')}
                  </Button>
                ) : null
              }
            />
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}

function Suggestion({ suggestion, action }: { suggestion: BankSuggestion; action: ReactNode }) {
  const t = useMessages(detailsMessages);
  const { lines, rule } = suggestion;
  const title = rule ? t('byRule', { name: rule.name }) : <BookedLines lines={lines} />;
  return (
    <PartRow title={title} aside={action}>
      {rule ? (
        <Text size="sm" tone="muted">
          {t('ruleEntry', { account: `${rule.account.code} ${rule.account.name}`, fund: rule.fund.name })}
        </Text>
      ) : null}
      <Reasons suggestion={suggestion} />
    </PartRow>
  );
}

function Reasons({ suggestion: { reasons, daysApart, lines } }: { suggestion: BankSuggestion }) {
  const t = useMessages(detailsMessages);
  const values = { days: Math.abs(daysApart ?? 0), count: lines.length };
  return (
    <HStack gap="1.5" mt="1" flexWrap="wrap">
      {reasons.map((reason) => (
        <Badge key={reason}>{t(`reason.${reason}`, values)}</Badge>
      ))}
    </HStack>
  );
}

/** Lines of the books, each leading to its entry. */
export function BookedLines({ lines }: { lines: readonly BookedLine[] }) {
  return (
    <>
      {lines.map((line) => (
        <Box key={`${line.entryId} ${line.line}`}>
          <BookedText line={line} />
        </Box>
      ))}
    </>
  );
}

/**
 * Whom a line of the books is of and what it says, each word once: a payment is often called after who paid, that of a check after
 * its number.
 */
export const wordsOf = ({ party, memo, reference }: BookedLine): string[] => {
  const ofCheck = memo === `#${reference}` ? null : reference;
  return [...new Set([party, memo, ofCheck].flatMap((text) => (text ? [text] : [])))];
};

/** A line of the books: its day, entry, who and what, and below that how much, to be held against the bank's amount. */
export function BookedText({ line }: { line: BookedLine }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { entryId, no, date, amountMinor } = line;
  return (
    <>
      {formats.day(date)} · <TextLink to={entryPath(entryId)}>{t('entry', { no })}</TextLink>
      {wordsOf(line).map((text) => ` · ${text}`)}{' '}
      <Text as="span" display="block" size="sm" numeric>
        {formats.money(amountMinor, currency)}
      </Text>
    </>
  );
}
