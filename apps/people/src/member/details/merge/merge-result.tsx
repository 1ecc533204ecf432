import { useMessages, useUiConfig } from '@courtyard/common';
import type { MergePreview, mergeForm } from '@courtyard/contract/people/member/merge';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { Box, Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { type FormOf, useFormValue } from '@courtyard/ui/forms';
import { MemberStatusBadge } from '../../member-status';
import { useRoleTexts } from '../../use-role-texts';
import { mergeMessages } from './merge.messages';

interface MergeResultProps {
  preview: MergePreview;
  form: FormOf<typeof mergeForm>;
}

/** What the record that stays will be, and how much comes to it. */
export function MergeResult({ preview, form }: MergeResultProps) {
  const t = useMessages(mergeMessages);
  const rolesText = useRoleTexts();
  const language = useUiConfig((config) => config.language);
  const { stays, goes, status, roles, moves, languages, emergencyContacts } = preview;
  const chosen = useFormValue(form, 'signIn');
  const signer = (preview.signIn ?? chosen) === 'other' ? goes : stays;
  return (
    <Card bg="bg.subtle" boxShadow="none">
      <CardHeader level={3} title={t('result')} description={t('forGood')} />
      <CardBody>
        <Facts
          minWidth="12rem"
          facts={[
            { label: t('email'), value: signer.email },
            { label: t('status'), value: <MemberStatusBadge value={status} /> },
            { label: t('roles'), value: rolesText(roles) ?? t('noRoles') },
            ...(languages.length > 0
              ? [{ label: t('languages'), value: languageNames(languages, language) }]
              : []),
            ...(emergencyContacts > 0 ? [{ label: t('emergencyContacts'), value: emergencyContacts }] : []),
          ]}
        />
        <Text size="xs" tone="muted" mt="4">
          {t('moves')}
        </Text>
        {moves.length === 0 ? (
          <Text size="sm">{t('nothingMoves')}</Text>
        ) : (
          <Box as="ul" listStyleType="none">
            {moves.map(({ what, stays: own, goes: count }) => (
              <Box as="li" key={what} mt="1">
                <Text size="sm">
                  {what}: {t('movesText', { count, name: goes.name, own })}
                </Text>
              </Box>
            ))}
          </Box>
        )}
      </CardBody>
    </Card>
  );
}
