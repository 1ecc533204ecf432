import { useMessages } from '@courtyard/common';
import type { Property, PropertyInput } from '@courtyard/contract/properties/property';
import { Box, Button, Card, CardBody, CardHeader, HStack, Stack, Text } from '@courtyard/ui';
import type { ContractForm } from '@courtyard/ui/forms';
import { ChangeValue } from '../../history/change-value';
import { fieldName } from '../../history/field-name';
import { historyMessages } from '../../history/history.messages';
import { type TheirChange, theirChanges, withMine } from './conflict.rules';
import { useFormTexts } from './form.messages';
import { type PropertyValues, valuesOf } from './property-values';

interface ConflictPanelProps {
  form: ContractForm<PropertyValues, PropertyInput>;
  /** The property as it was when the form opened. */
  base: Property;
  /** As it is now. */
  theirs: Property;
  onSettled: () => void;
}

/** Shows what somebody else saved meanwhile and lets the person go on without losing what they wrote. */
export function ConflictPanel({ form, base, theirs, onSettled }: ConflictPanelProps) {
  const t = useFormTexts();
  const latest = valuesOf(theirs);
  const changes = theirChanges(valuesOf(base), form.getValues(), latest);

  const keepMine = () => {
    const merged = withMine(valuesOf(base), form.getValues(), latest);
    form.reset(latest);
    // What differs from the saved state stays marked as unsaved.
    form.reset(merged, { keepDefaultValues: true });
    onSettled();
  };
  const takeTheirs = () => {
    form.reset(latest);
    onSettled();
  };

  return (
    <Card role="group" aria-label={t('conflictTitle')}>
      <CardHeader title={t('conflictTitle')} description={t('conflictText')} />
      <CardBody>
        <Stack as="ul" gap="3" listStyleType="none">
          {changes.map((change) => (
            <ChangeLine key={change.path} change={change} />
          ))}
        </Stack>
        <HStack gap="2" mt="5" flexWrap="wrap">
          <Button onClick={keepMine}>{t('keepMine')}</Button>
          <Button variant="ghost" onClick={takeTheirs}>
            {t('takeTheirs')}
          </Button>
        </HStack>
        <Text size="sm" tone="muted" mt="2">
          {t('keepMineHelp')}
        </Text>
      </CardBody>
    </Card>
  );
}

function ChangeLine({ change }: { change: TheirChange }) {
  const t = useFormTexts();
  const words = useMessages(historyMessages);
  const field = change.path.replace('address.line', 'addressLine').replace('address.', '');
  return (
    <Box as="li">
      <Text size="sm" fontWeight="medium">
        {fieldName(field, words)}
      </Text>
      <Text size="sm" tone="muted">
        {t('theirs')} <ChangeValue field={field} value={change.theirs} />
        {change.mine === undefined ? null : (
          <>
            {' · '}
            {t('yours')} <ChangeValue field={field} value={change.mine} />
          </>
        )}
      </Text>
    </Box>
  );
}
