import { useMessages } from '@courtyard/common';
import type { Grantee } from '@courtyard/contract/documents/folder/folder';
import { granteeKinds } from '@courtyard/contract/documents/folder/folder.values';
import { Box, Button, Field, Flex, Icon, NativeSelect, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useState } from 'react';
import { folderMessages } from '../folder.messages';
import { useGranteeChoices } from '../folder.queries';

interface GranteeChoiceProps {
  folderId: string;
  /** Keys of those who are in the list already. */
  taken: readonly string[];
  keyOf: (grantee: Grantee) => string;
  onChoose: (grantee: Grantee, label: string) => void;
}

type Kind = Grantee['kind'];

/** Chooses whom to share with: a kind, then one by name. */
export function GranteeChoice({ folderId, taken, keyOf, onChoose }: GranteeChoiceProps) {
  const t = useMessages(folderMessages);
  const [kind, setKind] = useState<Kind>('role');
  const [search, setSearch] = useState('');
  const asked = kind === 'everyone' ? 'role' : kind;
  const query = { kind: asked, ...(search !== '' && { search }) };
  const found = useGranteeChoices(folderId, query, kind !== 'everyone');
  const everyone: { grantee: Grantee; label: string; note: string | null } = {
    grantee: { kind: 'everyone' },
    label: t('granteeKind.everyone'),
    note: null,
  };
  const choices = kind === 'everyone' ? [everyone] : (found.data ?? []);
  const left = choices.filter(({ grantee }) => !taken.includes(keyOf(grantee)));
  return (
    <Box as="section" aria-label={t('addGrantee')}>
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
        <Field label={t('addGrantee')}>
          <NativeSelect
            size="sm"
            width="9.5rem"
            value={kind}
            onChange={(event) => setKind(granteeKinds.find((each) => each === event.target.value) ?? 'role')}
          >
            {granteeKinds.map((each) => (
              <option key={each} value={each}>
                {t(`granteeKind.${each}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {kind === 'everyone' ? null : (
          <Box flex="1" minWidth="10rem">
            <SearchBox value={search} onChange={setSearch} label={t('findGrantee')} />
          </Box>
        )}
      </Flex>
      <Box as="ul" listStyleType="none" mt="2" maxHeight="12rem" overflowY="auto">
        {left.map(({ grantee, label, note }) => (
          <Box as="li" key={keyOf(grantee)}>
            <Button
              variant="ghost"
              size="sm"
              width="full"
              justifyContent="flex-start"
              aria-label={t('addOne', { name: label })}
              onClick={() => onChoose(grantee, label)}
            >
              <Icon name="plus" size="sm" />
              {label}
              {note ? (
                <Text as="span" size="sm" tone="muted">
                  {note}
                </Text>
              ) : null}
            </Button>
          </Box>
        ))}
      </Box>
      {left.length === 0 && found.data && kind !== 'everyone' ? (
        <Text size="sm" tone="muted">
          {t('noMatch')}
        </Text>
      ) : null}
    </Box>
  );
}
