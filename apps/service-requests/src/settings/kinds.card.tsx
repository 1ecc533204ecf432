import { lazyOverlay, useMessages } from '@courtyard/common';
import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import { Box, Button, Icon, StatusBadge } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { kindIcons } from '../request/kind-icons';
import { useRequestKinds } from '../request/request.queries';
import { useLocalized } from '../request/use-localized';
import { settingsMessages } from './settings.messages';

const KindDialog = lazyOverlay(async () => (await import('./kind.dialog')).KindDialog);

/** The kinds of requests with their categories. */
export function KindsCard() {
  const t = useMessages(settingsMessages);
  const kinds = useRequestKinds();
  const [changed, setChanged] = useState<RequestKind | null>(null);
  return (
    <>
      <PartCard title={t('kinds')} description={t('kindsText')} query={kinds} empty={null}>
        {(kind) => <KindRow key={kind.kind} kind={kind} onChange={() => setChanged(kind)} />}
      </PartCard>
      {changed ? <KindDialog kind={changed} onClose={() => setChanged(null)} /> : null}
    </>
  );
}

function KindRow({
  kind: { kind, isActive, categories },
  onChange,
}: {
  kind: RequestKind;
  onChange: () => void;
}) {
  const t = useMessages(settingsMessages);
  const localized = useLocalized();
  const name = t(`kind.${kind}`);
  return (
    <PartRow
      lead={
        <Box color="fg.subtle" pt="0.5">
          <Icon name={kindIcons[kind]} />
        </Box>
      }
      title={name}
      badge={isActive ? null : <StatusBadge status="neutral">{t('off')}</StatusBadge>}
      aside={
        <Button size="sm" aria-label={t('changeOf', { kind: name })} onClick={onChange}>
          {t('change')}
        </Button>
      }
    >
      {categories
        .filter((category) => category.isActive)
        .map((category) => localized(category.name))
        .join(', ')}
    </PartRow>
  );
}
