import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { HStack, Missing, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { accountPaths } from '../account/account-paths';
import { serviceItemMessages } from './service-item.messages';

/** That a service item is archived; nothing for one in use. */
export function ArchivedBadge({ item }: { item: Pick<ServiceItem, 'archivedAt'> }) {
  const t = useMessages(serviceItemMessages);
  return item.archivedAt === null ? null : <StatusBadge status="neutral">{t('archived')}</StatusBadge>;
}

type Priced = Pick<ServiceItem, 'priceMinor' | 'unit'>;

/** "$68.00 / hour"; null where there is no price. */
export function usePriceText(): (item: Priced) => string | null {
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ priceMinor, unit }) =>
    priceMinor === null
      ? null
      : [formats.money(priceMinor, currency), ...(unit === null ? [] : [unit])].join(' / ');
}

/** The same as a figure; a dash where there is no price. */
export function Price({ item }: { item: Priced }) {
  const text = usePriceText()(item);
  return text === null ? (
    <Missing />
  ) : (
    <Text as="span" numeric>
      {text}
    </Text>
  );
}

interface InChartProps {
  /** An account or a fund. */
  named: ServiceItem['incomeAccount'];
  /** It is an account, which has a page. */
  isAccount?: boolean;
}

/** What of the chart a service item names, and whether it is archived: then it has to be given another. */
export function InChart({ named, isAccount = false }: InChartProps) {
  const t = useMessages(serviceItemMessages);
  if (named === null) return <Missing />;
  const text = `${named.code} ${named.name}`;
  return (
    <HStack gap="2" flexWrap="wrap">
      {isAccount ? (
        <Can permission="Charts List View" otherwise={text}>
          <TextLink to={accountPaths.details(named.id)}>{text}</TextLink>
        </Can>
      ) : (
        text
      )}
      {named.archived ? <StatusBadge status="attention">{t('archived')}</StatusBadge> : null}
    </HStack>
  );
}
