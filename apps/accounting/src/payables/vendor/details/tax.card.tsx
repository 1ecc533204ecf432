import { Can, useCan, useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { tinText } from '@courtyard/contract/accounting/payables/vendor/tin.rules';
import { Button, HStack, Text, useFailureToast } from '@courtyard/ui';
import { FactCard, FileLinks, useFieldTexts } from '@courtyard/ui/details';
import { useEffect } from 'react';
import { TaxGaps } from '../vendor-parts';
import { vendorMessages } from '../vendor.messages';
import { useRevealTin } from '../vendor.queries';
import { detailsMessages } from './details.messages';

/** What the W-9 said, whether a 1099 is sent, and what of that is missing. */
export function TaxCard({ vendor, onSetTin }: { vendor: Vendor; onSetTin: () => void }) {
  const t = useMessages(detailsMessages);
  const tVendor = useMessages(vendorMessages);
  const { facts, label } = useFieldTexts(vendorColumns);
  return (
    <FactCard
      title={t('tax')}
      lead={
        <HStack gap="2" mb="4" flexWrap="wrap" _empty={{ display: 'none' }}>
          <TaxGaps vendor={vendor} />
          <Can permission="Vendor Update">
            <Button size="sm" icon="file-text" onClick={onSetTin}>
              {t(vendor.tin === null ? 'setTin' : 'replaceTin')}
            </Button>
          </Can>
        </HStack>
      }
      facts={[
        ...facts(vendor, 'taxClass', 'reportable', ...(vendor.reportable ? (['taxBox'] as const) : [])),
        {
          label: label('tin'),
          value: vendor.tin && <Tin key={vendor.tin.setAt} id={vendor.id} tin={vendor.tin} />,
        },
        ...facts(vendor, 'w9ReceivedOn'),
        { label: tVendor('w9File'), value: vendor.w9File && <FileLinks files={[vendor.w9File]} /> },
      ]}
    />
  );
}

/** A TIN that was shown is covered again by itself. */
const shownMs = 60_000;

function Tin({ id, tin }: { id: string; tin: NonNullable<Vendor['tin']> }) {
  const t = useMessages(detailsMessages);
  const tVendor = useMessages(vendorMessages);
  const canShow = useCan('Vendor Update');
  const showFailure = useFailureToast();
  const { data: shown, mutateAsync, isPending, reset } = useRevealTin(id);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(reset, shownMs);
    return () => clearTimeout(timer);
  }, [shown, reset]);
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      <span>
        {tVendor(`tinKind.${tin.kind}`)}{' '}
        <Text as="span" numeric whiteSpace="nowrap">
          {shown ? tinText(shown.kind, shown.tin) : t('tinEnd', { lastFour: tin.lastFour })}
        </Text>
      </span>
      {canShow ? (
        <Button
          size="sm"
          variant="secondary"
          loading={isPending}
          onClick={() => (shown ? reset() : void mutateAsync(undefined).catch(showFailure))}
        >
          {t(shown ? 'hideTin' : 'showTin')}
        </Button>
      ) : null}
    </HStack>
  );
}
