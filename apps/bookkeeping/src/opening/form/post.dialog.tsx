import { useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { Opening, OpeningEffect, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { Stack, Text } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { openingMessages } from '../opening.messages';
import { usePostOpening } from '../opening.queries';
import { EffectFacts } from '../posted/effect-facts';

interface PostDialogProps {
  input: OpeningInput;
  /** What posting it does, as the server says. */
  effect: OpeningEffect;
  chart: Chart;
  onClose: () => void;
  onPosted: (opening: Opening) => void;
}

/** Shows what posting does, and posts. */
export function PostDialog({ input, effect, chart, onClose, onPosted }: PostDialogProps) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const posting = usePostOpening();
  return (
    <ConfirmDialog
      open
      tone="primary"
      onClose={onClose}
      title={t('postTitle')}
      verb={t('postVerb')}
      onConfirm={async () => onPosted(await posting.mutateAsync(input))}
    >
      <Stack gap="4">
        <Text size="sm">{t('postText', { day: formats.day(input.date) })}</Text>
        <EffectFacts effect={effect} chart={chart} />
      </Stack>
    </ConfirmDialog>
  );
}
