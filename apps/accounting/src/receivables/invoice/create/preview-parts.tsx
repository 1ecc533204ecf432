import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { InvoicePreview } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { Box, Button, Flex, Heading, Money, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { createMessages } from './create.messages';

const shownAtFirst = 8;

function Line({ name, children, detail }: { name: string; children: ReactNode; detail?: string | null }) {
  return (
    <Flex as="li" justify="space-between" gap="3" py="1.5">
      <Box minWidth="0">
        <Text as="span" size="sm">
          {name}
        </Text>
        {detail ? (
          <Text as="span" size="xs" tone="muted" display="block">
            {detail}
          </Text>
        ) : null}
      </Box>
      <Text as="span" size="sm" numeric flexShrink="0">
        {children}
      </Text>
    </Flex>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="xs" mb="1">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  );
}

/** The exact sum, units that get no invoice and why, and what each of the others gets. */
export function PreviewUnits({ preview: { rows, totalMinor } }: { preview: InvoicePreview }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const [isWhole, setWhole] = useState(false);
  const left = rows.filter(({ problem }) => problem !== null);
  const billed = rows.filter(({ problem }) => problem === null);
  const shown = isWhole ? billed : billed.slice(0, shownAtFirst);
  const more = billed.length - shown.length;
  return (
    <>
      <Box role="status">
        <Text fontSize="2xl" lineHeight="2xl" fontWeight="semibold" numeric>
          <Money amountMinor={totalMinor} currency={currency} />
        </Text>
        <Text size="sm" tone="muted">
          {[
            t('unitsBilled', { count: billed.length }),
            ...(left.length > 0 ? [t('unitsLeft', { count: left.length })] : []),
          ].join(', ')}
        </Text>
      </Box>
      {left.length === 0 ? null : (
        <Group title={t('problemUnits')}>
          {left.map(({ property, problem }) => (
            <Flex as="li" key={property.id} direction="column" py="1.5">
              <Text as="span" size="sm">
                {property.name}
              </Text>
              <Text as="span" size="sm" tone="danger">
                {problem}
              </Text>
            </Flex>
          ))}
        </Group>
      )}
      {billed.length === 0 ? null : (
        <Group title={t('perUnit')}>
          {shown.map(({ property, billedTo, creditMinor, totalMinor: ofUnit }) => (
            <Line
              key={property.id}
              name={property.name}
              detail={
                creditMinor > 0
                  ? t('fromCredit', { owners: billedTo, amount: formats.money(creditMinor, currency) })
                  : billedTo
              }
            >
              <Money amountMinor={ofUnit} currency={currency} />
            </Line>
          ))}
          {more > 0 ? (
            <Box as="li" py="1">
              <Button size="sm" variant="ghost" ms="-3" onClick={() => setWhole(true)}>
                {t('moreUnits', { count: more })}
              </Button>
            </Box>
          ) : null}
        </Group>
      )}
    </>
  );
}

/** What would be posted, by account and fund. */
export function PreviewPostings({ postings }: Pick<InvoicePreview, 'postings'>) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <Group title={t('postings')}>
      {postings.map(({ account, fund, amountMinor }) => {
        const amount = formats.money(Math.abs(amountMinor), currency);
        return (
          <Line key={`${account.id} ${fund.id}`} name={account.name} detail={fund.name}>
            {amountMinor > 0 ? t('debit', { amount }) : t('credit', { amount })}
          </Line>
        );
      })}
    </Group>
  );
}
