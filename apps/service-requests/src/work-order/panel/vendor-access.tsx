import { lazyOverlay, useMessages } from '@courtyard/common';
import { Box, Button, Text } from '@courtyard/ui';
import { useState } from 'react';
import { useVendorMembers } from './vendor-members.queries';
import { workPanelMessages } from './panel.messages';

const VendorAccessDialog = lazyOverlay(
  async () => (await import('./vendor-access.dialog')).VendorAccessDialog,
);

/** Who of a vendor sees its orders. */
export function VendorAccess({ vendorId }: { vendorId: string }) {
  const t = useMessages(workPanelMessages);
  const [isOpen, setOpen] = useState(false);
  const { data } = useVendorMembers(vendorId);
  const names = data?.members.map(({ name }) => name).join(', ');
  return (
    <Box mt="4">
      <Text fontWeight="medium">{t('access')}</Text>
      <Text size="sm" tone="muted">
        {names || t('nobody')}
      </Text>
      <Box mt="2">
        <Button size="sm" icon="users" disabled={!data} onClick={() => setOpen(true)}>
          {t('setAccess')}
        </Button>
      </Box>
      {isOpen && data ? (
        <VendorAccessDialog vendorId={vendorId} access={data} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  );
}
