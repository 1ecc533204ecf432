import { useMessages } from '@courtyard/common';
import { Box, Field, TextArea } from '@courtyard/ui';
import { rolesMessages } from './roles.messages';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Why somebody asks for what will wait for a second person: told to whoever decides. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const t = useMessages(rolesMessages);
  return (
    <Box mt="4">
      <Field label={t('reason')} help={t('reasonText')} mark="optional">
        <TextArea rows={2} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    </Box>
  );
}
