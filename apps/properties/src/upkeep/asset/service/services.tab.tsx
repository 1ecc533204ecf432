import { lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import type { ServiceRecord } from '@courtyard/contract/properties/asset/service-record';
import { Badge, Money, Text, TextLink } from '@courtyard/ui';
import { latestIn, PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { type ReactNode, useState } from 'react';
import { assetServices } from '../asset.queries';
import { serviceMessages } from './service.messages';

// The dialog's fields are a module of their own that reading needs nothing of.
const ServiceDialog = lazyOverlay(async () => (await import('./service.dialog')).ServiceDialog);

/** All that was done to an asset. */
export function ServicesTab({ asset }: { asset: Asset }) {
  const t = useMessages(serviceMessages);
  const formats = useFormats();
  const canKeep = useCan('Asset Update');
  const services = assetServices.useList(asset.id);
  const removing = assetServices.useRemove(asset.id);
  const [edited, setEdited] = useState<ServiceRecord | 'new' | null>(null);
  const nameOf = ({ servicedOn }: ServiceRecord) => t('serviceOf', { day: formats.day(servicedOn) });
  const removal = useRemoval(removing.mutateAsync, (each: ServiceRecord) => ({
    name: nameOf(each),
    text: t('removeText'),
    verb: t('removeVerb'),
    done: t('removedToast'),
  }));
  const service = edited === 'new' || edited === null ? undefined : edited;
  return (
    <>
      <PartTab
        t={t}
        icon="wrench"
        add={canKeep && asset.status !== 'retired' ? () => setEdited('new') : null}
        query={services}
      >
        {(each) => (
          <ServiceRow
            key={each.id}
            service={each}
            menu={
              canKeep ? (
                <PartMenu
                  name={nameOf(each)}
                  edit={() => setEdited(each)}
                  onRemove={() => removal.ask(each)}
                />
              ) : null
            }
          />
        )}
      </PartTab>
      {edited === null ? null : (
        <ServiceDialog
          asset={asset}
          service={service}
          fetchLatest={() => latestIn(services, service?.id)}
          onClose={() => setEdited(null)}
        />
      )}
      {removal.dialog}
    </>
  );
}

function ServiceRow({ service, menu }: { service: ServiceRecord; menu: ReactNode }) {
  const t = useMessages(serviceMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const by = [service.performedBy, t('recordedBy', { name: service.recordedBy })].filter(Boolean);
  return (
    <PartRow
      title={formats.day(service.servicedOn)}
      badge={<Badge>{t(`kind.${service.kind}`)}</Badge>}
      aside={
        service.costMinor === null ? undefined : <Money amountMinor={service.costMinor} currency={currency} />
      }
      menu={menu}
    >
      <Text size="sm" color="fg.default" whiteSpace="pre-line">
        {service.summary}
      </Text>
      {by.join(' · ')}
      {service.report ? (
        <Text size="sm">
          <TextLink href={service.report.url} external>
            {t('openReport')}
          </TextLink>
        </Text>
      ) : null}
    </PartRow>
  );
}
