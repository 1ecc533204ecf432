import { useMessages } from '@courtyard/common';
import { Dialog } from '@courtyard/ui/overlays';
import { PostalAddress } from './postal-address';
import { postalAddressMessages } from './postal-address.messages';

/** Corrects the address in the footer of letters. */
export function PostalAddressDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(postalAddressMessages);
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <PostalAddress onKept={onClose} onCancel={onClose} />
    </Dialog>
  );
}
