import { useMessages } from '@courtyard/common';
import { Dialog } from '@courtyard/ui/overlays';
import { ShortcutTable } from './shortcut-table';
import { shortcutMessages } from './shortcuts.messages';
import type { Shortcut } from './shortcuts.rules';

export default function ShortcutList({
  places,
  onClose,
}: {
  places: readonly Shortcut[];
  onClose: () => void;
}) {
  const t = useMessages(shortcutMessages);
  return (
    <Dialog open onClose={onClose} title={t('title')} size="sm">
      <ShortcutTable places={places} />
    </Dialog>
  );
}
