import { type TranslateOf, useMessages } from '@courtyard/common';
import type { PasswordJudgement } from '@courtyard/contract';
import { Box, Meter, Stack, Text } from '@courtyard/ui';
import { PasswordField, type PasswordFieldProps } from '../account-fields';
import { leastCharacters } from '../account-input.rules';
import { strengthMessages } from './strength.messages';
import { useJudgement } from './use-judgement';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'help' | 'autoComplete'> {
  /** Names and addresses of whose it will be, as far as they are known. */
  about: readonly string[];
}

/** A password that is being chosen: under it how hard it is to guess, and what would make it harder. */
export function NewPasswordField({ about, ...field }: NewPasswordFieldProps) {
  const t = useMessages(strengthMessages);
  const judgement = useJudgement(field.value, about);
  return (
    <Stack gap="2">
      <PasswordField {...field} help={t('help')} autoComplete="new-password" />
      <Meter label={t('strength')} value={judgement?.score ?? 0} max={4} text={wordOf(judgement, t)} />
      {/* Room for two lines, so that nothing moves while somebody types. */}
      <Box minHeight="10" role="status">
        <Text size="sm" tone="muted">
          {advice(field.value, judgement, t)}
        </Text>
      </Box>
    </Stack>
  );
}

type T = TranslateOf<typeof strengthMessages>;

function wordOf(judgement: PasswordJudgement | null, t: T): string {
  if (!judgement) return '';
  if (!judgement.isEnough) return t('weak');
  return t(judgement.score === 4 ? 'veryGood' : 'good');
}

function advice(password: string, judgement: PasswordJudgement | null, t: T): string {
  if (password === '') return '';
  const missing = leastCharacters - password.length;
  if (missing > 0) return t('more', { count: missing });
  return judgement?.advice ?? wordOf(judgement, t);
}
