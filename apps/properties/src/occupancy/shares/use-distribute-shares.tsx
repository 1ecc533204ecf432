import { lazyOverlay, useCan } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useSharesTexts } from './shares.messages';

const SharesDialog = lazyOverlay(async () => (await import('./shares.dialog')).SharesDialog);

/** Distributes the shares of all properties; `action` is null for those who may not, or where there are none. */
export function useDistributeShares(facets: PropertyFacets | undefined): {
  action: MenuItemSpec | null;
  dialog: ReactNode;
} {
  const t = useSharesTexts();
  const canChange = useCan('Property Update');
  const [isOpen, setOpen] = useState(false);
  if (!canChange || !facets || facets.total === 0) return { action: null, dialog: null };
  return {
    action: { label: t('open'), icon: 'chart', onSelect: () => setOpen(true) },
    dialog: isOpen ? <SharesDialog facets={facets} onClose={() => setOpen(false)} /> : null,
  };
}
