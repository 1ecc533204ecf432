import { useMessages } from '@courtyard/common';
import { Button, Flex } from '@courtyard/ui';
import { ConfirmDialog, Dialog, Drawer } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { designMessages } from './design.messages';

/** What lies over a page, to be opened. */
export function OverlaySpecimens() {
  const t = useMessages(designMessages);
  const [shown, setShown] = useState<'dialog' | 'drawer' | 'question' | null>(null);
  const close = () => setShown(null);
  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => setShown('dialog')}>{t('openDialog')}</Button>
      <Button onClick={() => setShown('drawer')}>{t('openDrawer')}</Button>
      <Button onClick={() => setShown('question')}>{t('ask')}</Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={t('openDialog')}
        footer={<Button onClick={close}>{t('close')}</Button>}
      >
        {t('dialogText')}
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} title={t('openDrawer')}>
        {t('dialogText')}
      </Drawer>
      <ConfirmDialog
        open={shown === 'question'}
        onClose={close}
        title={t('danger')}
        verb={t('voidVerb')}
        onConfirm={close}
      >
        {t('voidText')}
      </ConfirmDialog>
    </Flex>
  );
}
