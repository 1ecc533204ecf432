import { saveFile, toast, useMessages } from '@courtyard/common';
import { Box, Button, Flex, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { factorMessages } from './factors.messages';

/** The recovery codes, shown this once, with ways to keep them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages(factorMessages);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ title: t('copied'), kind: 'success' });
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t('codes')}>
      <Text size="sm" tone="muted" mb="4">
        {t('codesText')}
      </Text>
      <Box as="ul" listStyleType="none" fontFamily="mono" display="grid" gap="2" mb="4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('download')}
        </Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      </Flex>
    </Dialog>
  );
}
