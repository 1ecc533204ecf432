import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  Card,
  CardNothing,
  EmptyState,
  ErrorState,
  LoadingState,
  Money,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { BillStatusBadge } from '../bill/bill-badges';
import { isToSend, useOwnDocuments } from './document-states';
import { useOwnBillText } from './own-bill-texts';
import { ownVendorMessages } from './own-vendor.messages';
import { ownBills, useOwnVendor } from './own-vendor.queries';

/** `my-bills`: the documents and the bills of the vendor that the person works for. */
export function MyBillsPage() {
  const t = useMessages(ownVendorMessages);
  const own = useOwnVendor();
  const vendor = own.data?.vendor.name;
  return (
    <Page title={t('bills')} description={vendor === undefined ? undefined : t('description', { vendor })}>
      {own.data ? (
        <Stack gap="5">
          <Documents />
          <Bills />
        </Stack>
      ) : (
        <Card>
          {own.isPending ? (
            <LoadingState />
          ) : own.isError ? (
            <ErrorState error={own.error} onRetry={() => void own.refetch()} />
          ) : (
            <EmptyState icon="file-text" title={t('noVendor')} description={t('noVendorText')} />
          )}
        </Card>
      )}
    </Page>
  );
}

function Documents() {
  const t = useMessages(ownVendorMessages);
  const documentsOf = useOwnDocuments();
  const own = useOwnVendor();
  return (
    <PartCard
      title={t('documents')}
      {...(own.data && isToSend(own.data) && { description: t('send') })}
      query={{ ...own, data: own.data ? documentsOf(own.data) : undefined }}
      empty={null}
    >
      {({ name, detail, badge }) => (
        <PartRow key={name} title={name} badge={badge}>
          {detail}
        </PartRow>
      )}
    </PartCard>
  );
}

/** All that a list may bring at once. */
const most = 200;

function Bills() {
  const t = useMessages(ownVendorMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const textOf = useOwnBillText();
  const found = ownBills.useList({ limit: most });
  const rows = found.data?.data;
  const total = found.data?.page.total ?? 0;
  return (
    <PartCard
      title={t('bills')}
      {...(rows && total > rows.length && { description: t('more', { shown: rows.length, total }) })}
      query={{ ...found, data: rows }}
      empty={<CardNothing>{t('noBills')}</CardNothing>}
    >
      {(bill) => (
        <PartRow
          key={bill.id}
          title={`${t(`kind.${bill.kind}`)} ${bill.number}`}
          badge={<BillStatusBadge value={bill.status} />}
          aside={
            <Text as="span" fontWeight="medium">
              <Money amountMinor={bill.totalMinor} currency={currency} />
            </Text>
          }
        >
          {[formats.day(bill.billedOn), textOf(bill)].filter(Boolean).join(' · ')}
        </PartRow>
      )}
    </PartCard>
  );
}
