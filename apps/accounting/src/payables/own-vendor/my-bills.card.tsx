import { useCommunity, useMessages } from '@courtyard/common';
import type { OwnVendor } from '@courtyard/contract/accounting/payables/vendor/own-vendor';
import { CardFigure, CardFrame, CardLine, CardList, CardNothing, HStack, Money, Text } from '@courtyard/ui';
import { BillStatusBadge } from '../bill/bill-badges';
import { useOwnBillText } from './own-bill-texts';
import { ownVendorMessages } from './own-vendor.messages';
import { ownVendorPath, useOwnVendor } from './own-vendor.queries';

/** What the community owes the vendor that the person works for, and the latest bills with what was paid of them. */
export function MyBillsCard() {
  const t = useMessages(ownVendorMessages);
  const own = useOwnVendor();
  const count = own.data?.billCount ?? 0;
  return (
    <CardFrame
      title={t('bills')}
      {...(count > 0 && { link: { to: ownVendorPath, label: t('all', { count }) } })}
      query={own}
      lines={5}
      isNothing={(found) => found === null || found.billCount === 0}
    >
      {(found) =>
        found === null || found.billCount === 0 ? (
          <CardNothing>{t('noBills')}</CardNothing>
        ) : (
          <Bills {...found} />
        )
      }
    </CardFrame>
  );
}

function Bills({ owedMinor, bills }: OwnVendor) {
  const t = useMessages(ownVendorMessages);
  const { currency } = useCommunity();
  const textOf = useOwnBillText();
  return (
    <>
      <CardFigure label={t('owed')} mb="3">
        <Money amountMinor={owedMinor} currency={currency} />
      </CardFigure>
      <CardList>
        {bills.map((bill) => (
          <CardLine
            key={bill.id}
            to={ownVendorPath}
            title={`${t(`kind.${bill.kind}`)} ${bill.number}`}
            detail={textOf(bill)}
            aside={
              <HStack gap="2">
                <BillStatusBadge value={bill.status} />
                <Text as="span" size="sm">
                  <Money amountMinor={bill.totalMinor} currency={currency} />
                </Text>
              </HStack>
            }
          />
        ))}
      </CardList>
    </>
  );
}
